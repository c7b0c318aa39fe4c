import { vi } from 'vitest';

/** Mocks width media queries for a window of this many pixels; other queries do not match. */
export function setWindowWidth(pixels: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const limit = (name: string) => Number(new RegExp(`${name}-width:\\s*([\\d.]+)px`).exec(query)?.[1] ?? Number.NaN);
    const [min, max] = [limit('min'), limit('max')];
    const asked = !Number.isNaN(min) || !Number.isNaN(max);
    const matches = asked && !(pixels < min) && !(pixels > max);
    return { matches, media: query, addEventListener: () => undefined, removeEventListener: () => undefined };
  });
}
