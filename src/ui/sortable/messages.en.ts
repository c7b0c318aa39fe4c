/** Texts of sortable lists, most of them for screen readers. */
export const sortableMessages = {
  sortable: {
    move: 'Move %{name}',
    role: 'sortable',
    help: 'Press Space to pick up, the arrow keys to move, Space again to drop, or Escape to cancel.',
    picked: '%{name} picked up. Position %{place} of %{count}.',
    over: '%{name} is over position %{place} of %{count}.',
    moved: '%{name} moved to position %{place} of %{count}.',
    stays: '%{name} stays in position %{place} of %{count}.',
    back: '%{name} is back in position %{place} of %{count}.',
  },
};
