import { describe, expect, test } from 'vitest';
import { hashOf, parseRoute, type Route } from '../../src/browser/route.ts';

const ROUTES: Route[] = [
  { page: 'home' },
  { page: 'home', scenario: 'prison-3' },
  { page: 'home', own: 'abc_-9' },
  { page: 'play', id: null },
  { page: 'play', id: 'a1b2' },
  { page: 'replay', id: 'a1b2' },
  { page: 'rules', at: null },
  { page: 'rules', at: 'BD-MOVE-7' },
  { page: 'link', code: 'abc_-9' },
  { page: 'online' },
  { page: 'table', id: 'o6x2kd4mzq3faw7b', token: null },
  { page: 'table', id: 'o6x2kd4mzq3faw7b', token: 'AAEC_-9' },
];

describe('addresses', () => {
  test.each(ROUTES.map((route) => [hashOf(route), route] as const))('%s leads back', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  test.each(['', '#', '#/', '#/nowhere', '#nowhere', '#/%'])('%j leads home', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'home' });
  });

  test('what cannot be decoded is taken as it is', () => {
    expect(parseRoute('#/play/%zz')).toEqual({ page: 'play', id: '%zz' });
  });
});
