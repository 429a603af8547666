import type { CondicionalDoLote, RespostaComitente } from '@martelo/shared/condicional';
import { formatarReais, lerReais } from '@martelo/shared/reais';
import { useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { COMITENTE } from '../../src/palavras/comitente.ts';
import { chamar } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { useLerDeNovo, usePalavras } from '../leilao/dados.ts';
import { CampoEmReais } from '../partes/CampoEmReais.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import type { Lote } from './dados.ts';

interface Props {
  lote: Pick<Lote, 'uid' | 'nome'>;
  condicional: CondicionalDoLote;
  /** Centavos; null for who does not see it. */
  reserva: number | null;
}

/** The consignor's turn, answered for them: sell, do not, or ask for more, once. Each is confirmed with what follows. */
export function ResponderCondicional({ lote, condicional, reserva }: Props) {
  const P = COMITENTE[useCasa().configuracao.marca.tipo];
  const { peloComitente } = usePalavras().lote.condicional;
  const online = useOnline();
  const [resposta, perguntar] = useState<RespostaComitente | null>(null);
  return (
    <section className="condicional-responder" aria-label={P.responda}>
      <p className="quieto">{peloComitente}</p>
      <div className="acoes">
        <Botao variante="primario" disabled={!online} onClick={() => perguntar('Liberada')}>
          {P.liberar}
        </Botao>
        {condicional.etapa === 'comitente' && (
          <Botao disabled={!online} onClick={() => perguntar('Novo valor')}>
            {P.novoValor}
          </Botao>
        )}
        <Botao variante="perigo" disabled={!online} onClick={() => perguntar('Recusada')}>
          {P.recusar}
        </Botao>
      </div>
      {resposta !== null && (
        <Confirmar {...{ lote, condicional, reserva, resposta }} aoFechar={() => perguntar(null)} />
      )}
    </section>
  );
}

function Confirmar({
  lote,
  condicional: { etapa, valorLance, condicionalReplica },
  reserva,
  resposta,
  aoFechar,
}: Props & { resposta: RespostaComitente; aoFechar: () => void }) {
  const P = COMITENTE[useCasa().configuracao.marca.tipo];
  const { respondida, valorInvalido } = usePalavras().lote.condicional;
  const dizer = useDizer();
  const lerDeNovo = useLerDeNovo();
  const sugerido = Math.max(reserva ?? 0, valorLance + 10_000);
  const [escrito, escrever] = useState(() => formatarReais(sugerido).replace(/^R\$\s*/, ''));
  const { fazendo, recusa, recusar, confirmar } = useConfirmar();
  const preco = formatarReais(etapa === 'replica' ? (condicionalReplica ?? valorLance) : valorLance);
  const pedido = resposta === 'Novo valor' ? lerReais(escrito.trim()) : null;
  const responder = async () => {
    if (resposta === 'Novo valor' && (pedido === null || pedido <= valorLance))
      return recusar([valorInvalido(formatarReais(valorLance))]);
    await confirmar(async () => {
      await chamar('POST', `/v1/lotes/${lote.uid}/condicional/resposta`, {
        corpo: { resposta, ...(pedido === null ? {} : { valor: pedido }) },
      });
      dizer(respondida);
      aoFechar();
    });
    await lerDeNovo();
  };
  const dito = {
    Liberada: { titulo: P.venderPor(preco), explica: P.vendaFechada, botao: P.liberarPor(preco) },
    Recusada: { titulo: P.recusarPergunta, explica: P.terminaSemVenda, botao: P.recusarAVenda },
    'Novo valor': {
      ...{ titulo: P.pedirNovoValor, explica: P.acimaDoLance(formatarReais(valorLance)) },
      botao: pedido === null ? P.novoValor : P.pedir(formatarReais(pedido)),
    },
  }[resposta];
  return (
    <Dialogo
      titulo={dito.titulo}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao
            variante={resposta === 'Recusada' ? 'perigo' : 'primario'}
            esperando={fazendo}
            onClick={() => void responder()}
          >
            {dito.botao}
          </Botao>
        </>
      }
    >
      <p>{lote.nome}</p>
      <p>{dito.explica}</p>
      {resposta === 'Novo valor' && <CampoEmReais rotulo={P.novoValor} {...{ escrito, escrever }} />}
      <Problemas de={recusa} />
    </Dialogo>
  );
}
