/** The top of the page: the name, carved, and what is wanted everywhere. */
import { hashOf } from '../browser/route.ts';
import { Later } from '../panels/later.tsx';
import { homeWords } from '../words/home-words.ts';
import { words } from '../words/language.ts';
import { GearEmblem } from './gear-emblem.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';

const loadPicture = async () => (await import('./running-game.tsx')).RunningGame;

/** `small` where the page is about something else. */
export function Masthead({ small = false }: { readonly small?: boolean }) {
  const w = homeWords();
  return (
    <header class={`home-masthead${small ? ' small' : ''}`}>
      <GearEmblem />
      <div class="home-bar row wraps">
        <LanguageSwitch />
        <ThemeSwitch />
        <a class="home-bar-link" href={hashOf({ page: 'rules', at: null })}>
          {w.rules}
        </a>
      </div>
      {!small && (
        <div class="home-picture">
          <Later load={loadPicture} props={{}} />
        </div>
      )}
      <div class="home-name">
        {small ? (
          <h1 class="home-title">
            <a href={hashOf({ page: 'home' })}>{words().title}</a>
          </h1>
        ) : (
          <>
            <h1 class="home-title">{words().title}</h1>
            <p>{w.motto}</p>
          </>
        )}
      </div>
    </header>
  );
}
