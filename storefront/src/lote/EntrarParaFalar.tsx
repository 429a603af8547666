import { CONVERSA } from '../palavras/conversa.ts';
import { Icone } from '../site/ui/Icone.tsx';
import estilo from './BotaoDaConversa.module.css';

/** The same for visitors: first they become somebody. It needs no script. */
export const EntrarParaFalar = ({ login }: { login: string }) => (
  <a className={estilo.botao} href={login}>
    <Icone nome="message-circle" tamanho={20} />
    {CONVERSA.entrePraFalar}
  </a>
);
