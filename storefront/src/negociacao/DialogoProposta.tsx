'use client';

import { formatarReais, lerReais } from '@martelo/shared/reais';
import { lazy, Suspense, useState } from 'react';
import { CampoReais } from '../lote/CampoReais.tsx';
import type { DadosDoPainel } from '../lote/dados-painel.ts';
import { duvida } from '../lote/gatilho.ts';
import { LinhasDeTotal } from '../lote/LinhasDeTotal.tsx';
import { reaisDigitados } from '../lote/mascara.ts';
import type { Painel } from '../lote/usar-painel.ts';
import { NEGOCIACAO } from '../palavras/negociacao.ts';
import { useComando } from '../sessao/usar-comando.ts';
import { Confirmacao } from './Confirmacao.tsx';
import estilo from './Negociacao.module.css';
import { propostaInicial } from './textos.ts';
import type { VendaFeita } from './venda-feita.ts';

const PerguntaDoValor = lazy(() => import('./PerguntaDoValor.tsx'));

/** A proposal: the amount, what it would come to in all, and how to be reached. */
export default function DialogoProposta({
  dados,
  painel,
  aoFechar,
}: {
  dados: DadosDoPainel;
  painel: Painel;
  aoFechar: () => void;
}) {
  const comando = useComando<VendaFeita>((resposta) => {
    aoFechar();
    painel.negociado(resposta);
  });
  const minimo = dados.proposta?.minimo ?? null;
  const [digitado, digitar] = useState(() =>
    reaisDigitados(propostaInicial(minimo, painel.minha?.proposta ?? null, dados.regra.minimo)),
  );
  const [gestos, contarGesto] = useState(0);
  /** What is asked about once more before it is sent, centavos. */
  const [pergunta, perguntar] = useState<number | null>(null);
  const [telefone, definirTelefone] = useState('');
  const valor = lerReais(digitado) ?? 0;
  const pouco = valor <= 0 || valor < (minimo ?? 0);
  const base = { proximo: minimo ?? dados.regra.minimo, mercado: dados.valorMercado };
  const palavras = NEGOCIACAO[dados.modo];
  const enviar = (valor: number) => {
    const contato = telefone.trim() === '' ? {} : { telefone: telefone.trim() };
    comando.mandar(`lotes/${dados.lote.uid}/propostas`, { valor, ...contato });
  };
  return (
    <Confirmacao
      titulo={palavras.fazerProposta}
      botao={(visto) =>
        visto > 0 ? palavras.proporValor(formatarReais(visto, { curto: true })) : palavras.propor
      }
      valor={valor}
      gestos={gestos}
      impedido={pouco || painel.ofertas.proposta === null}
      comando={comando}
      modo={dados.modo}
      aoConfirmar={(visto) => (duvida(visto, base) === null ? enviar(visto) : perguntar(visto))}
      aoFechar={aoFechar}
    >
      <p>{dados.nome}</p>
      <CampoReais
        rotulo={palavras.suaProposta}
        value={digitado}
        aoDigitar={(texto) => {
          digitar(texto);
          contarGesto(gestos + 1);
          comando.limpar();
        }}
        erro={pouco && digitado !== ''}
        aria-describedby="proposta-minima"
        enterKeyHint="done"
      />
      <p id="proposta-minima" className={estilo.texto}>
        {minimo === null
          ? palavras.organizacaoResponde
          : palavras.propostaAPartirDe(formatarReais(minimo, { curto: true }))}
      </p>
      <label className={estilo.campo}>
        {palavras.telefone}
        <input
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          placeholder="(11) 91234-5678"
          value={telefone}
          onChange={(evento) => {
            definirTelefone(evento.target.value);
            comando.limpar();
          }}
        />
      </label>
      <LinhasDeTotal {...dados} lance={valor} rotulo={palavras.proposta} />
      <p className={estilo.texto}>{palavras.propostaECompromisso}</p>
      {pergunta !== null && (
        <Suspense>
          <PerguntaDoValor
            {...{ dados, base, tipo: 'PROPOSTA', valor: pergunta }}
            aoConfirmar={() => {
              perguntar(null);
              enviar(pergunta);
            }}
            aoFechar={() => perguntar(null)}
          />
        </Suspense>
      )}
    </Confirmacao>
  );
}
