import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '../../contract/platform/limits.ts';
import { SearchField } from './SearchField.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/patients/');
});
afterEach(() => vi.useRealTimers());

function type(text: string) {
  const onSearch = vi.fn<(text: string) => void>();
  render(<SearchField label="Search" value="" onSearch={onSearch} />);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: text } });
  return onSearch;
}
const pause = () =>
  act(() => {
    vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS);
  });

describe('a search field', () => {
  it('OPEN-045 reports the text once typing pauses', () => {
    const onSearch = type(' jordan ');
    expect(onSearch).not.toHaveBeenCalled();
    pause();
    expect(onSearch.mock.calls).toEqual([['jordan']]);
  });

  it('reports nothing after its reader has navigated to another page, which may still be loading', () => {
    const onSearch = type('jordan');
    window.history.pushState(null, '', '/patients/12');
    pause();
    expect(onSearch).not.toHaveBeenCalled();
  });
});
