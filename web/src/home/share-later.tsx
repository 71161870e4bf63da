/** The dialog that gives a game out of the page; what writes files is loaded when somebody asks for it. */
import { Later } from '../panels/later.tsx';
import type { ShareProps } from './share.tsx';

const load = async () => (await import('./share.tsx')).Share;

export const ShareLater = (props: ShareProps) => <Later load={load} props={props} />;
