import { useSearchParams } from 'react-router';

/** The dialog that the address names, with the record it is about: `?dialog=edit-care-note&about=8`. */
export function useAddressedDialog() {
  const [search, setSearch] = useSearchParams();
  const change = (dialog: string | null, about: number | null) =>
    setSearch(
      (known) => {
        const next = new URLSearchParams(known);
        next.delete('dialog');
        next.delete('about');
        if (dialog !== null) next.set('dialog', dialog);
        if (about !== null) next.set('about', String(about));
        return next;
      },
      { replace: true },
    );
  return {
    dialog: search.get('dialog'),
    about: Number(search.get('about')),
    show: (dialog: string, about: number | null = null) => change(dialog, about),
    close: () => change(null, null),
  };
}
