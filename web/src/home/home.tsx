/** The first page: one click to play; below it, everything else. */
import type { ComponentChildren } from 'preact';
import { homeWords } from '../words/home-words.ts';
import { words } from '../words/language.ts';
import { Chooser } from './chooser.tsx';
import './home.css';
import { ImportPanel } from './import-panel.tsx';
import { Masthead } from './masthead.tsx';
import { QuickStart } from './quick-start.tsx';
import { KeptLater } from './kept-later.tsx';
import type { Wanted } from './wanted-scenario.ts';

interface HomeProps {
  readonly wanted: Wanted;
  /** The games with others, where there are any. */
  readonly others?: ComponentChildren;
}

export const Home = ({ wanted, others }: HomeProps) => (
  <div class="home">
    <Masthead />
    <main class="home-page">
      <QuickStart />
      {others}
      <KeptLater />
      <Chooser wanted={wanted} />
      <ImportPanel />
    </main>
    <footer class="home-foot">
      {words().unofficial} {homeWords().icons}
    </footer>
  </div>
);
