import { textoDoConsentimento, type VersaoConsentimento } from '@martelo/shared/formulario';
import estilo from './formulario.module.css';

/** What the visitor agrees to, never ticked beforehand. The record keeps these words. */
export function Consentimento({
  id,
  versao,
  marca,
}: {
  id: string;
  versao: VersaoConsentimento;
  marca: string;
}) {
  return (
    <label className={estilo.consentimento}>
      <input id={id} type="checkbox" name="consentimento" value={versao} required />
      <span>{textoDoConsentimento(versao, marca)}</span>
    </label>
  );
}
