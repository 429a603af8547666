import { RECIBO } from '../palavras/recibo.ts';
import estilo from './PainelLance.module.css';

/** The house's signed word on what was accepted: to keep, and to verify here or with any other program (rule 24). */
export function ReciboAssinado({ jws, numero }: { jws: string; numero: string }) {
  return (
    <p className={estilo.reciboAssinado}>
      <a href={`data:text/plain,${jws}`} download={`recibo-${numero}.jws`}>
        {RECIBO.guardar}
      </a>
      {/* In the fragment, which no server is sent. */}
      <a href={`/verificar#recibo=${jws}`}>{RECIBO.verificar}</a>
    </p>
  );
}
