import { useStore, useTranslate } from 'react-admin';
import { exerciseOrders, type ExerciseOrder } from '../../../domain/exercise-order.ts';
import { Choice } from '../Choice.tsx';

/** The order in which the reader likes the library, kept in this browser. */
export const useOrder = () => useStore<ExerciseOrder>('exercises.order', 'name');

/** In which order exercises are shown. */
export const OrderChoice = ({
  order,
  onChoose,
}: {
  order: ExerciseOrder;
  onChoose: (order: ExerciseOrder) => void;
}) => {
  const translate = useTranslate();
  return (
    <Choice
      className="order"
      label={translate('exercises.order')}
      value={order}
      options={exerciseOrders.map((value) => ({ value, label: translate(`exercises.orders.${value}`) }))}
      onChoose={(value) => onChoose(exerciseOrders.find((known) => known === value) ?? 'name')}
    />
  );
};
