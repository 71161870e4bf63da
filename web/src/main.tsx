import { render } from 'preact';
import './app/fonts.css';
import './app/theme.css';
import { App } from './app/app.tsx';
import { showTextPlainly } from './app/plain-text.ts';
import { followAddress } from './browser/route.ts';
import { followTheme } from './browser/theme.ts';
import { language, speakFirst } from './words/language.ts';

showTextPlainly(() => language.peek());
followTheme();
followAddress();

const root = document.getElementById('app');
// Not awaited at the top: the words are a part of this script, and would wait for it.
if (root) void speakFirst().then(() => render(<App />, root));

// Only in the built page: while developing, a cache would hide what was just changed.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('./offline.js');
