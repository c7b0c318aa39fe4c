import { useStore, useTranslate } from 'react-admin';
import { LOAD, loadTypes } from '../../../../contract/programs/dose.ts';
import {
  bandColors,
  loadUnits,
  type BandColor,
  type Load,
  type LoadUnit,
} from '../../../../contract/programs/prescription.ts';
import { Choice } from '../../../../src/ui/Choice.tsx';
import type { ProgramKey } from '../../shared/messages.en.ts';
import type { BuilderKey } from '../messages.en.ts';
import { capitalize } from '@mui/material/utils';
import { NumberField } from './NumberField.tsx';
import type { FieldProps } from './DoseFields.tsx';

/** What is lifted at home; more is typed. */
const SLIDER_MAX = { lb: 50, kg: 25 };

/** Weight, band or body weight; a weight starts with the unit that was chosen last. */
export const LoadFields = ({ dose, change, getError, onBlur }: FieldProps) => {
  const translate = useTranslate();
  const [lastUnit, setLastUnit] = useStore<LoadUnit>('programs.loadUnit', 'lb');
  const { load } = dose;

  const choose = (loadType: Load['loadType'] | '') => {
    if (loadType === '') return change({ load: undefined });
    if (loadType === 'BODY_WEIGHT') return change({ load: { loadType } });
    if (loadType === 'BAND') return change({ load: { loadType, color: 'RED' } });
    // No weight is assumed: Save asks for one.
    change({ load: { loadType, value: Number.NaN, unit: lastUnit } });
  };

  return (
    <div>
      <span className="title">{translate('builder.load')}</span>
      <div className="number">
        <Choice
          label={translate('builder.load')}
          none={translate('builder.none')}
          value={load?.loadType ?? ''}
          options={loadTypes.map((type) => ({
            value: type,
            label: translate(`builder.loadType.${type}` satisfies BuilderKey),
          }))}
          onChoose={(type) => choose(type as Load['loadType'] | '')}
        />
        {load?.loadType === 'BAND' && (
          <Choice
            label={translate('builder.bandColor')}
            value={load.color}
            options={bandColors.map((color) => ({
              value: color,
              label: capitalize(translate(`programs.dose.band.${color}` satisfies ProgramKey)),
            }))}
            onChoose={(color) => change({ load: { loadType: 'BAND', color: color as BandColor } })}
          />
        )}
      </div>
      {load?.loadType === 'WEIGHT' && (
        <div style={{ marginTop: 8 }}>
          <NumberField
            id="field-dose.load.value"
            label={translate('builder.loadType.WEIGHT')}
            value={load.value}
            range={LOAD}
            sliderMax={SLIDER_MAX[load.unit]}
            error={getError('dose.load.value')}
            onChange={(value = Number.NaN) => change({ load: { ...load, value } })}
            onBlur={() => onBlur('dose.load.value')}
          >
            <Choice
              className="unit"
              label={translate('builder.unit')}
              value={load.unit}
              options={loadUnits.map((unit) => ({ value: unit, label: unit }))}
              onChoose={(unit) => {
                setLastUnit(unit as LoadUnit);
                change({ load: { ...load, unit: unit as LoadUnit } });
              }}
            />
          </NumberField>
        </div>
      )}
    </div>
  );
};
