import { useTranslate } from 'react-admin';
import { useState } from 'react';
import {
  shownName,
  withAssessment,
  withAssessments,
  withModule,
  withoutAssessment,
  withoutModule,
  type DraftAssessment,
  type DraftModule,
} from '../../domain/scan/modules/draft.ts';
import type { ModulesDraft } from './useModulesDraft.ts';

/** The dialog that is open, and about what. */
type Opened =
  | { what: 'module'; module: DraftModule | null }
  | { what: 'assessment'; module: DraftModule; assessment: DraftAssessment | null }
  | { what: 'analysis'; assessment: DraftAssessment };

/** What a press on the page or on a card does: it opens a dialog, or changes the draft at once. */
export function useModuleEdits({ draft, change, remove }: ModulesDraft) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const cards = {
    editModule: (module: DraftModule) => setOpened({ what: 'module', module }),
    removeModule: ({ id, name }: DraftModule) => remove(withoutModule(draft, id), 'module', name),
    addAssessment: (module: DraftModule) => setOpened({ what: 'assessment', module, assessment: null }),
    editAssessment: (module: DraftModule, assessment: DraftAssessment) =>
      setOpened({ what: 'assessment', module, assessment }),
    removeAssessment: ({ id }: DraftModule, assessment: DraftAssessment) =>
      remove(withoutAssessment(draft, id, assessment.id), 'assessment', shownName(assessment, translate)),
    orderAssessments: ({ id }: DraftModule, assessments: readonly DraftAssessment[]) =>
      change(withAssessments(draft, id, () => assessments)),
    analyse: (assessment: DraftAssessment) => setOpened({ what: 'analysis', assessment }),
  };
  return {
    cards,
    opened,
    close,
    addModule: () => setOpened({ what: 'module', module: null }),
    keepModule: (module: DraftModule) => {
      change(withModule(draft, module));
      close();
    },
    keepAssessment: ({ id }: DraftModule, assessment: DraftAssessment) => {
      change(withAssessment(draft, id, assessment));
      close();
    },
  };
}

/** What is asked for by a press on a card. */
export type CardEdits = ReturnType<typeof useModuleEdits>['cards'];
