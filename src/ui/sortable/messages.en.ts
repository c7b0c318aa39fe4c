/** Texts of sortable lists, most of them for screen readers. */
export const sortableMessages = {
  sortable: {
    move: 'Move %{name}',
    role: 'sortable',
    help: 'Press Space to pick this up, the arrow keys to move it, Space again to lay it down, or Escape to put it back.',
    picked: '%{name} picked up. It is in place %{place} of %{count}.',
    over: '%{name} is over place %{place} of %{count}.',
    moved: '%{name} moved to place %{place} of %{count}.',
    stays: '%{name} stays in place %{place} of %{count}.',
    back: '%{name} is back in place %{place} of %{count}.',
  },
};
