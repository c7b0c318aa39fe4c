import { useMemo } from 'react';
import { withdrawnExercises } from '../../../contract/own-exercises.ts';
import { currentOrganization } from '../../../contract/organization.ts';
import { ErrorView } from '../ErrorView.tsx';
import { useExercises } from '../exercises/useExercises.ts';
import { useExerciseTexts } from '../exercises/useExerciseTexts.ts';
import { PageLoading } from '../PageLoading.tsx';
import { useCall } from '../useCall.ts';
import { HandoutPreview } from './HandoutPreview.tsx';
import type { HandoutContent } from './handoutOf.ts';

interface Props extends Omit<HandoutContent, 'organization' | 'exerciseOf'> {
  onCodeAgain?: () => void;
}

/** The exercises of a program, with those that left the library, once all of them are known. */
function useNamedExercises(blocks: HandoutContent['program']['blocks']) {
  const library = useExercises();
  const missing = [...new Set(blocks.map(({ exerciseId }) => exerciseId))].filter((id) => !library.byId.has(id));
  const asksFor = !library.isPending && !library.error && missing.length > 0;
  const withdrawn = useCall(withdrawnExercises, { query: { ids: missing.toSorted() } }, { enabled: asksFor });
  const { byId } = library;
  const listed = blocks.map(({ exerciseId }) => byId.get(exerciseId)).filter((exercise) => exercise !== undefined);
  const texts = useExerciseTexts(listed);
  const { withTexts } = texts;
  const exerciseOf = useMemo(() => {
    const gone = new Map((withdrawn.data ?? []).map((exercise) => [exercise.id, exercise]));
    return (id: string) => {
      const exercise = byId.get(id);
      return exercise ? withTexts(exercise) : gone.get(id);
    };
  }, [byId, withTexts, withdrawn.data]);
  // An exercise that cannot be asked for is printed as one that is not known: the page says so.
  return {
    library,
    texts,
    exerciseOf,
    isPending: library.isPending || texts.isPending || (asksFor && withdrawn.isPending),
  };
}

/** A program as a handout; the clinic is read anew, since links to logos live for a short time only. */
export const LoadedHandout = ({ onCodeAgain, ...about }: Props) => {
  const organization = useCall(currentOrganization);
  const { library, texts, exerciseOf, isPending } = useNamedExercises(about.program.blocks);
  const failed = [organization, library, texts].find(({ error }) => error);
  if (failed?.error) return <ErrorView message={failed.error.message} onRetry={() => void failed.refetch()} />;
  if (!organization.isFetchedAfterMount || !organization.data || isPending) return <PageLoading />;
  return (
    <HandoutPreview content={{ ...about, organization: organization.data, exerciseOf }} onCodeAgain={onCodeAgain} />
  );
};
