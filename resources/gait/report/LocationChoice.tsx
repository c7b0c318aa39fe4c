import { useTranslate } from 'react-admin';
import { Choice } from '../../../src/components/Choice.tsx';
import { useLocationOptions } from '../../../src/components/useClinicChoices.ts';

interface Props {
  /** Null for all. */
  locationId: number | null;
  onChoose: (locationId: number | null) => void;
}

/** Where the walks of the report were, for whoever has several locations. */
export const LocationChoice = ({ locationId, onChoose }: Props) => {
  const translate = useTranslate();
  const locations = useLocationOptions();
  if (locations.length < 2) return null;
  return (
    <div style={{ width: 220 }}>
      <Choice
        label={translate('gaitReport.form.location')}
        none={translate('gaitReport.form.allLocations')}
        value={locationId === null ? '' : String(locationId)}
        options={locations}
        onChoose={(value) => onChoose(value === '' ? null : Number(value))}
      />
    </div>
  );
};
