/** The signed receipt of what was accepted. */
export const RECIBO = {
  guardar: 'Guardar recibo',
  verificar: 'Verificar recibo',
} as const;
