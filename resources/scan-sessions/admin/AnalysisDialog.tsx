import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import type { ScanSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import { adminEarlierScanSession } from '../../../contract/scan-sessions/admin-scan-sessions.ts';
import { findBuiltInOutcome } from '../../../domain/risk-analysis/built-in-outcomes.ts';
import { EditOutcome } from '../../risk-analysis/shared/EditOutcome.tsx';
import { SessionOutcome } from '../../risk-analysis/shared/SessionOutcome.tsx';
import { Choice } from '../../../src/ui/Choice.tsx';
import { FilterLabel } from '../../../src/ui/filterStyles.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { useOrganizationCriteria } from './sessionReplay.tsx';
import type { AnalysisKey } from '../../risk-analysis/shared/messages.en.ts';
import type { ScanSessionsKey } from './messages.en.ts';

interface Props {
  session: ScanSession;
  assessment: string;
}

/**
 * Evaluates a session with the criteria of its organization, as its providers see it, or of the reader's own (RISK-10,
 * OPEN-129): the stored outcome, else the built-in rule. A note says that nothing is stored (RISK-16, RISK-17).
 */
export const AnalysisDialog = ({ session, assessment }: Props) => {
  const translate = useTranslate();
  const own = useViewer()?.organization;
  const { organization } = session;
  const organizations = own && own.id !== organization.id ? [organization, own] : [organization];
  const [chosen, choose] = useState(organization.id);
  const { assessmentId } = session.session.data;
  const { data, error, refetch } = useOrganizationCriteria(chosen);
  const earlier = useCall(
    adminEarlierScanSession,
    { params: { id: session.id } },
    { enabled: session.participant !== null },
  );
  const isStored = data?.stored.some((outcome) => outcome.assessmentId === assessmentId);
  const builtIn = data && !isStored ? findBuiltInOutcome(assessmentId, data.reading) : undefined;
  const label = translate('resources.scan/sessions.fields.organization');
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
      {(isStored || builtIn) && (
        <div>
          {builtIn && (
            <Typography>
              {translate(
                `analysis.missing.${data?.stored.length ? 'NO_ANALYSIS' : 'NO_OUTCOMES'}` satisfies AnalysisKey,
              )}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {translate(`scanSessions.evaluatedBy.${builtIn ? 'builtIn' : 'stored'}` satisfies ScanSessionsKey, {
              organization: organizations.find(({ id }) => id === chosen)!.name,
            })}
          </Typography>
        </div>
      )}
      <SessionOutcome
        session={session}
        assessment={assessment}
        stored={{ data: data?.stored, error, refetch }}
        earlier={earlier}
        builtIn={builtIn && (() => builtIn)}
      />
      {data && (
        <EditOutcome
          organizationId={chosen}
          assessmentId={assessmentId}
          stored={data.stored}
          create="scanSessions.createAnalysis"
          edit="scanSessions.editAnalysis"
        />
      )}
    </Stack>
  );
};
