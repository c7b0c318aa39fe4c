import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { listRiskOutcomes } from '../../contract/admin-scan.ts';
import type { ScanSession } from '../../contract/scan.ts';
import { EditOutcome } from '../../src/analysis/editor/EditOutcome.tsx';
import { SessionOutcome } from '../../src/analysis/SessionOutcome.tsx';
import { Choice } from '../../src/components/Choice.tsx';
import { FilterLabel } from '../../src/components/filterLook.ts';
import { useCall } from '../../src/components/useCall.ts';
import { JudgedBy } from './JudgedBy.tsx';

interface Props {
  session: ScanSession;
  assessment: string;
}

/** A session judged by the outcomes of its organization, or of the reader's own (RISK-10). */
export const AnalysisDialog = ({ session, assessment }: Props) => {
  const translate = useTranslate();
  const own = useViewer()?.organization;
  const { organization } = session;
  const organizations = own && own.id !== organization.id ? [organization, own] : [organization];
  const [chosen, choose] = useState(organization.id);
  const stored = useCall(listRiskOutcomes, { params: { id: chosen } });
  const label = translate('scanSessions.organization');
  return (
    <Stack gap={3}>
      <FilterLabel as="div">
        <span aria-hidden>{label}</span>
        <Choice
          label={label}
          value={String(chosen)}
          options={organizations.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChoose={(id) => choose(Number(id))}
        />
      </FilterLabel>
      {stored.data && (
        <JudgedBy
          organization={organizations.find(({ id }) => id === chosen)!.name}
          assessmentId={session.session.data.assessmentId}
          stored={stored.data}
        />
      )}
      <SessionOutcome session={session} assessment={assessment} stored={stored} />
      {stored.data && (
        <EditOutcome
          organizationId={chosen}
          assessmentId={session.session.data.assessmentId}
          stored={stored.data}
          create="scanSessions.createAnalysis"
          edit="scanSessions.editAnalysis"
        />
      )}
    </Stack>
  );
};
