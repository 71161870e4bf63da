/** Loads the page of the server's version. What keeps the page for times without a network must fetch the new one first. */
const PATIENCE_MS = 4000;

export async function reloadPage(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration();
  if (kept) {
    const changed = new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
    await kept.update().catch(() => undefined);
    if (kept.installing || kept.waiting)
      await Promise.race([changed, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  }
  location.reload();
}
