import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import estilo from './SeloAoVivo.module.css';

/** "Ao vivo", with a beat where motion is welcome. */
export function SeloAoVivo({ className }: { className?: string | undefined }) {
  return (
    <span className={[estilo.selo, className].join(' ')}>
      <span className={estilo.ponto} aria-hidden />
      {ELEMENTOS.aoVivo}
    </span>
  );
}
