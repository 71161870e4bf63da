/** The first page: one click to play; below it, everything else. */
import { homeWords } from '../words/home-words.ts';
import { words } from '../words/language.ts';
import { Chooser } from './chooser.tsx';
import './home.css';
import { ImportPanel } from './import-panel.tsx';
import { Masthead } from './masthead.tsx';
import { QuickStart } from './quick-start.tsx';
import { KeptLater } from './kept-later.tsx';
import type { Wanted } from './wanted-scenario.ts';

export const Home = ({ wanted }: { readonly wanted: Wanted }) => (
  <div class="home">
    <Masthead />
    <main class="home-page">
      <QuickStart />
      <KeptLater />
      <Chooser wanted={wanted} />
      <ImportPanel />
    </main>
    <footer class="home-foot">
      {words().unofficial} {homeWords().icons}
    </footer>
  </div>
);
