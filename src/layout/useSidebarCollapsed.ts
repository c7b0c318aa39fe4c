import { useState } from 'react';

const STORAGE_KEY = 'sidebar';

/** Whether the sidebar shows icons only; kept in this browser. */
export function useSidebarCollapsed(): [collapsed: boolean, collapse: (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(STORAGE_KEY) === 'collapsed');
  const collapse = (next: boolean) => {
    localStorage.setItem(STORAGE_KEY, next ? 'collapsed' : 'open');
    setCollapsed(next);
  };
  return [collapsed, collapse];
}
