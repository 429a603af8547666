import { QUEM_RESPONDE_PROPOSTAS } from '@martelo/shared/papeis';
import { formatarReais, lerReais } from '@martelo/shared/reais';
import { useId, useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { chamar } from '../dados/chamar.ts';
import { useTemPapel } from '../dados/contexto.tsx';
import { CampoEmReais } from '../partes/CampoEmReais.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { type PropsDaAba, useLerDeNovo, usePalavras } from './lance.ts';

const RESPOSTAS = ['ACEITA', 'CONTRAPROPOSTA', 'RECUSA'] as const;
type Resposta = (typeof RESPOSTAS)[number];

/** The house's word on a proposal that waits for it. */
export function Responder({ lance }: PropsDaAba) {
  const P = usePalavras();
  const online = useOnline();
  const [aberto, abrir] = useState(false);
  const pode = useTemPapel(QUEM_RESPONDE_PROPOSTAS);
  if (!pode || lance.proposta?.situacao !== 'Aguardando') return null;
  return (
    <>
      <Botao variante="primario" disabled={!online} onClick={() => abrir(true)}>
        {P.responder}
      </Botao>
      {aberto && <Perguntar lance={lance} aoFechar={() => abrir(false)} />}
    </>
  );
}

function Perguntar({ lance, aoFechar }: PropsDaAba & { aoFechar: () => void }) {
  const P = usePalavras();
  const dizer = useDizer();
  const lerDeNovo = useLerDeNovo();
  const idDaResposta = useId();
  const [resposta, escolher] = useState<Resposta>('ACEITA');
  const [escrito, escrever] = useState('');
  const { fazendo, recusa, recusar, confirmar } = useConfirmar();
  const responder = async () => {
    const valor = escrito.trim() === '' || resposta === 'ACEITA' ? null : lerReais(escrito.trim());
    const exige = resposta === 'CONTRAPROPOSTA' || (resposta === 'RECUSA' && escrito.trim() !== '');
    if (exige && (valor === null || valor <= 0)) return recusar([P.faltaValor]);
    await confirmar(async () => {
      await chamar('POST', `/v1/propostas/${lance.uid}/resposta`, {
        corpo: { resposta, ...(valor === null ? {} : { valor }) },
      });
      dizer(P.respondida);
      aoFechar();
    });
    await lerDeNovo();
  };
  return (
    <Dialogo
      titulo={P.responder}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao
            variante={resposta === 'RECUSA' ? 'perigo' : 'primario'}
            esperando={fazendo}
            onClick={() => void responder()}
          >
            {P.respostas[resposta]}
          </Botao>
        </>
      }
    >
      <p>{P.responderExplica(formatarReais(lance.valor ?? 0))}</p>
      <div className="campos um-por-linha">
        <div className="campo">
          <label htmlFor={idDaResposta}>{P.resposta}</label>
          <select
            id={idDaResposta}
            value={resposta}
            onChange={({ target: { value } }) => escolher(value as Resposta)}
          >
            {RESPOSTAS.map((uma) => (
              <option key={uma} value={uma}>
                {P.respostas[uma]}
              </option>
            ))}
          </select>
        </div>
        {resposta !== 'ACEITA' && (
          <CampoEmReais rotulo={P.valorDaResposta[resposta]} {...{ escrito, escrever }} />
        )}
      </div>
      <Problemas de={recusa} />
    </Dialogo>
  );
}
