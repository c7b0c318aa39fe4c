import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { addFavorite, listFavorites, removeFavorite, type Exercise } from '../../../contract/exercises/exercises.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { useCaller } from '../../../src/ui/useCall.ts';

const KEY = ['favorites'];

async function parseFavorites(answer: Promise<string[] | Problem>): Promise<string[]> {
  const ids = await answer;
  if (isProblem(ids)) throw new Error(ids.message);
  return ids;
}

export interface Favorites {
  ids: ReadonlySet<string>;
  /** A change is pending; no other change starts until it completes (LIB-22). */
  busy: boolean;
  toggle: (exerciseId: string) => void;
}

/** The user's favorite exercises (OPEN-094). */
export function useFavorites(): Favorites {
  const call = useCaller();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => parseFavorites(call(listFavorites, { signal })),
    staleTime: Infinity,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ exerciseId, add }: { exerciseId: string; add: boolean }) =>
      parseFavorites(call(add ? addFavorite : removeFavorite, { params: { exerciseId } })),
    // Optimistic update, rolled back on error.
    onMutate: ({ exerciseId, add }) => {
      const before = queryClient.getQueryData<string[]>(KEY);
      const others = (before ?? []).filter((id) => id !== exerciseId);
      queryClient.setQueryData(KEY, add ? [...others, exerciseId] : others);
      return { before };
    },
    onSuccess: (ids) => queryClient.setQueryData(KEY, ids),
    onError: (_, __, context) => {
      queryClient.setQueryData(KEY, context?.before);
      void queryClient.invalidateQueries({ queryKey: KEY });
      notify('exercises.favoriteFailed', { type: 'error' });
    },
  });
  const ids = useMemo(() => new Set(data), [data]);
  const toggle = (exerciseId: string) => {
    if (!isPending) mutate({ exerciseId, add: !ids.has(exerciseId) });
  };
  return { ids, busy: isPending, toggle };
}

const Heart = styled('button')({
  position: 'absolute',
  top: 6,
  right: 6,
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-pill)',
  background: 'var(--surface)',
  color: 'var(--ink-muted)',
  cursor: 'pointer',
  '&[aria-pressed=true]': { color: 'var(--error)' },
  '&[aria-disabled=true]': { cursor: 'progress' },
});

interface Props {
  exercise: Pick<Exercise, 'id' | 'name'>;
  favorites: Favorites;
  className?: string;
}

/** The favorite button of an exercise; disabled while a change is pending (LIB-12, LIB-22). */
export const FavoriteButton = ({ exercise: { id, name }, favorites, className }: Props) => {
  const label = useTranslate()('exercises.favorite', { name });
  const isFavorite = favorites.ids.has(id);
  return (
    <Heart
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-pressed={isFavorite}
      aria-disabled={favorites.busy}
      onClick={() => favorites.toggle(id)}
    >
      {isFavorite ? <FavoriteIcon fontSize="small" /> : <FavoriteBorderIcon fontSize="small" />}
    </Heart>
  );
};
