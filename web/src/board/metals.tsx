/** Gradients that all brass and stone of the board share. */
export const Metals = () => (
  <defs>
    <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" style="stop-color: var(--brass-lit)" />
      <stop offset="0.45" style="stop-color: var(--brass-mid)" />
      <stop offset="1" style="stop-color: var(--brass-dark)" />
    </linearGradient>
    <linearGradient id="slab-stone" x1="0" y1="0" x2="0.6" y2="1">
      <stop offset="0" class="slab-top" />
      <stop offset="1" class="slab-bottom" />
    </linearGradient>
  </defs>
);
