import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useMemo } from 'react';
import { addFavorite, listFavorites, removeFavorite } from '../../../contract/exercises.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';

const KEY = ['favorites'];

async function favorites(answer: Promise<string[] | Problem>): Promise<string[]> {
  const ids = await answer;
  if (isProblem(ids)) throw new Error(ids.message);
  return ids;
}

export interface Favorites {
  ids: ReadonlySet<string>;
  /** A change is on its way; until it is answered no other one begins (LIB-22). */
  busy: boolean;
  toggle: (exerciseId: string) => void;
}

/** The reader's own favorite exercises (OPEN-094). */
export function useFavorites(): Favorites {
  const call = useCaller();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => favorites(call(listFavorites, { signal })),
    staleTime: Infinity,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ exerciseId, add }: { exerciseId: string; add: boolean }) =>
      favorites(call(add ? addFavorite : removeFavorite, { params: { exerciseId } })),
    // The heart fills at once, and empties again if the change is refused.
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
