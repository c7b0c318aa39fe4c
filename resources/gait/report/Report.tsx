import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Ref } from 'react';
import { gaitReport } from '../../../contract/gait-report.ts';
import { isOneDay, type ReportAsked } from '../../../domain/gait/report-range.ts';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { ErrorView } from '../../../src/components/ErrorView.tsx';
import { PageHeading } from '../../../src/components/PageHeading.tsx';
import { useCall } from '../../../src/components/useCall.ts';
import { LocationChoice } from './LocationChoice.tsx';
import { ReportParts } from './ReportParts.tsx';
import { reportDays } from './useChartTexts.ts';
import type { ReportPart } from './useReportPlace.ts';

interface Props {
  asked: ReportAsked;
  part: ReportPart;
  onAsk: (asked: ReportAsked) => void;
  onAgain: () => void;
  onTurnTo: (part: ReportPart) => void;
  heading: Ref<HTMLHeadingElement>;
}

/** The gait sessions of one day or of a range, at one location or at all (GAIT-05..09, GAIT-14). */
export const Report = ({ asked, part, onAsk, onAgain, onTurnTo, heading }: Props) => {
  const translate = useTranslate();
  const { from, to, locationId } = asked;
  const { data, error, refetch } = useCall(gaitReport, {
    query: { from, to, ...(locationId !== null && { locationId }) },
  });
  return (
    <>
      <PageHeading
        heading={heading}
        title={translate('gaitReport.form.result', { date: reportDays(asked) })}
        lead={data && translate('gaitReport.form.zone', { zone: data.timezone })}
        actions={
          <>
            <LocationChoice locationId={locationId} onChoose={(chosen) => onAsk({ from, to, locationId: chosen })} />
            <Button variant="outlined" onClick={onAgain}>
              {translate('gaitReport.form.again')}
            </Button>
          </>
        }
      />
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <output>{translate('gaitReport.form.fetching')}</output>}
      {data?.sessions.length === 0 && (
        <EmptyState
          title={translate(`gaitReport.form.${isOneDay(asked) ? 'noSessions' : 'noSessionsThen'}`)}
          hint={data.location && translate('gaitReport.form.onlyAt', { location: data.location.name })}
        />
      )}
      {data && data.sessions.length > 0 && <ReportParts asked={asked} report={data} part={part} onTurnTo={onTurnTo} />}
    </>
  );
};
