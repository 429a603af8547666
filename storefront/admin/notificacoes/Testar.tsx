import type { Canal } from '@martelo/shared/avisos/canais';
import type { CodigoEvento } from '@martelo/shared/avisos/eventos';
import { type FormEvent, useId, useState } from 'react';
import { inscreverPorUmTeste } from '../../src/avisos/aparelho.ts';
import { ADMIN_NOTIFICACOES as P } from '../../src/palavras/admin-notificacoes.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { Problemas } from '../partes/Problemas.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';

/** A message with the longest names, to who asks for it: their letter, a telephone, their own bell, the browser that they sit at. */
export function Testar({ evento, canal }: { evento: CodigoEvento; canal: Canal }) {
  const id = useId();
  const [telefone, escrever] = useState('');
  const [enviando, enviar] = useState(false);
  const [problemas, recusar] = useState<readonly string[]>([]);
  const dizer = useDizer();
  const online = useOnline();
  /** Or why there is nothing to be sent to. */
  const oQueVaiJunto = async (): Promise<object | string> => {
    if (canal !== 'push') return telefone.trim() === '' ? {} : { telefone: telefone.trim() };
    const inscricao = await inscreverPorUmTeste();
    return typeof inscricao === 'string' ? P.teste.semPush[inscricao] : { inscricao };
  };
  const testar = async (submetido: FormEvent) => {
    submetido.preventDefault();
    enviar(true);
    recusar([]);
    try {
      const mais = await oQueVaiJunto();
      if (typeof mais === 'string') return recusar([mais]);
      await chamar('POST', '/v1/avisos/teste', { corpo: { evento, canal, ...mais } });
      dizer(P.teste.saiu[canal]);
    } catch (erro) {
      recusar((erro as Recusa).mensagens.map((uma) => uma.replace(/^telefone: /, '')));
    } finally {
      enviar(false);
    }
  };
  return (
    <form className="notificacao-teste" onSubmit={(um) => void testar(um)} noValidate>
      {(canal === 'sms' || canal === 'whatsapp') && (
        <div className="campo">
          <label htmlFor={id}>{P.teste.telefone}</label>
          <input
            id={id}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={telefone}
            aria-describedby={`${id}-ajuda`}
            onChange={({ target: { value } }) => escrever(value)}
          />
          <small id={`${id}-ajuda`} className="quieto">
            {P.teste.telefoneAjuda}
          </small>
        </div>
      )}
      <Botao type="submit" esperando={enviando} disabled={!online}>
        {P.teste.enviar[canal]}
      </Botao>
      <Problemas de={problemas} />
    </form>
  );
}
