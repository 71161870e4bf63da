/**
 * Stryker's runner for Vitest, mended in one point: a test file that cannot be loaded is a failure.
 *
 * The original looks at tests only. A mutant that makes a module throw while it is loaded (a room drawing that
 * cannot be read, a registry that finds an ability without a name) leaves no test to look at and would count
 * as survived.
 */
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { DryRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as originals, strykerValidationSchema } from '@stryker-mutator/vitest-runner';

/** @typedef {import('@stryker-mutator/api/test-runner').DryRunResult} Result */
/** @typedef {{ name: string, result?: { errors?: { message: string }[] } }} LoadedFile */
/** @typedef {{ run(...wish: unknown[]): Promise<Result>, ctx: { state: { getFiles(): LoadedFile[] } } }} Inside */

export { strykerValidationSchema };

/** @type {(files: readonly LoadedFile[]) => import('@stryker-mutator/api/test-runner').FailedTestResult[]} */
function loadFailures(files) {
  return files.flatMap(({ name, result }) => {
    const [error] = result?.errors ?? [];
    if (!error) return [];
    const title = 'the file can be loaded';
    const test = { id: `${name}#${title}`, name: title, timeSpentMs: 0 };
    return [{ ...test, status: TestStatus.Failed, failureMessage: error.message }];
  });
}

/** @param {import('@stryker-mutator/api/plugin').Injector<import('@stryker-mutator/api/plugin').PluginContext>} injector */
function createRunner(injector) {
  const [original] = originals;
  if (!original) throw new Error('@stryker-mutator/vitest-runner offers no runner');
  const runner = injector.injectFunction(original.factory);
  const inside = /** @type {Inside} */ (/** @type {unknown} */ (runner));
  const run = inside.run.bind(runner);
  inside.run = async (...wish) => {
    const result = await run(...wish);
    if (result.status !== DryRunStatus.Complete) return result;
    return { ...result, tests: [...result.tests, ...loadFailures(inside.ctx.state.getFiles())] };
  };
  return runner;
}
createRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'vitest-mended', createRunner)];
