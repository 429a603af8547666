import type { DateField } from 'payload';

/** A moment, shown and picked the way it is written in Brazil. */
export const campoInstante = (name: string, label: string, admin: DateField['admin'] = {}): DateField => ({
  name,
  label,
  type: 'date',
  admin: { ...admin, date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } },
});
