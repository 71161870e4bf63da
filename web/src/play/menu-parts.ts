/** What the menu holds and opens, and what answers it: one file to load, once the first board stands. */
export { Confirm } from './confirm.tsx';
export { DrawOffer } from './draw-offer.tsx';
export { MenuList } from './menu-list.tsx';
