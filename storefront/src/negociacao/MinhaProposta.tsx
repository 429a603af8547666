'use client';

import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { PropostaDoCliente } from '@martelo/shared/proposta';
import { formatarReais } from '@martelo/shared/reais';
import { useState } from 'react';
import type { DadosDoPainel } from '../lote/dados-painel.ts';
import { LinhasDeTotal } from '../lote/LinhasDeTotal.tsx';
import { NEGOCIACAO } from '../palavras/negociacao.ts';
import { useComando } from '../sessao/usar-comando.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Confirmacao } from './Confirmacao.tsx';
import estilo from './Negociacao.module.css';
import { Prazo } from './Prazo.tsx';
import { textoDaProposta } from './textos.ts';
import type { VendaFeita } from './venda-feita.ts';

/** How my proposal stands, with the answer to a counter-offer. `dados`, where the lot is at hand: the total with fees. */
export default function MinhaProposta({
  proposta,
  dados = null,
  agora,
  modo,
  aoMudar,
}: {
  proposta: PropostaDoCliente;
  dados?: Pick<DadosDoPainel, 'taxas' | 'hotsiteId' | 'modo'> | null;
  agora: number;
  modo: TipoHotsite;
  aoMudar: (resposta: VendaFeita) => void;
}) {
  const [pergunta, perguntar] = useState<'ACEITA' | 'RECUSA' | null>(null);
  const comando = useComando<VendaFeita>((resposta) => {
    perguntar(null);
    aoMudar(resposta);
  });
  const { titulo, frase, tom, responder } = textoDaProposta(proposta);
  const palavras = NEGOCIACAO[modo];
  const contra = formatarReais(proposta.contraValor ?? 0, { curto: true });
  return (
    <div className={estilo.cartao} data-tom={tom} role="status">
      <h3>{titulo}</h3>
      <p>{frase}</p>
      {proposta.prazo !== null && (
        <Prazo ate={proposta.prazo} agora={agora} rotulo={responder ? palavras.responda : palavras.vale} />
      )}
      {responder && (
        <div className={estilo.botoes}>
          <Botao largo onClick={() => perguntar('ACEITA')}>
            {palavras.aceitar(contra)}
          </Botao>
          <Botao largo variante="secundario" onClick={() => perguntar('RECUSA')}>
            {palavras.recusar}
          </Botao>
        </div>
      )}
      {pergunta !== null && (
        <Confirmacao
          titulo={
            pergunta === 'ACEITA'
              ? palavras.comprarPorPergunta(contra)
              : palavras.recusarContrapropostaPergunta
          }
          botao={pergunta === 'ACEITA' ? palavras.aceitarEComprar(contra) : palavras.recusarContraproposta}
          perigo={pergunta === 'RECUSA'}
          comando={comando}
          modo={modo}
          aoConfirmar={() => comando.mandar(`propostas/${proposta.uid}/cliente`, { resposta: pergunta })}
          aoFechar={() => perguntar(null)}
        >
          {pergunta === 'RECUSA' ? (
            <p>{palavras.negociacaoTermina}</p>
          ) : dados === null ? (
            <p>{palavras.somamSe}</p>
          ) : (
            <LinhasDeTotal {...dados} lance={proposta.contraValor ?? 0} rotulo={palavras.contraproposta} />
          )}
        </Confirmacao>
      )}
    </div>
  );
}
