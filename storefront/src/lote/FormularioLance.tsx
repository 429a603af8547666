'use client';

import { calcularTotais } from '@martelo/shared/cobranca';
import { formatarReais, lerReais } from '@martelo/shared/reais';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { PAINEL } from '../palavras/painel.ts';
import { AcaoLance } from './AcaoLance.tsx';
import { AvisoConexao } from './AvisoConexao.tsx';
import { AvisoEnvio } from './AvisoEnvio.tsx';
import { CampoReais } from './CampoReais.tsx';
import type { DadosDoPainel } from './dados-painel.ts';
import { duvida } from './gatilho.ts';
import { podeAgir } from './Impedimento.tsx';
import { LinhasDeTotal } from './LinhasDeTotal.tsx';
import { reaisDigitados } from './mascara.ts';
import estilo from './PainelLance.module.css';
import { Passos } from './Passos.tsx';
import { sugestaoDeMaximo } from './passos.ts';
import { useGatilho } from './usar-gatilho.ts';
import type { Painel } from './usar-painel.ts';
import { aoPedirValor } from './valor-pedido.ts';

const buscarPergunta = () => import('../negociacao/PerguntaDoValor.tsx');
const PerguntaDoValor = lazy(buscarPergunta);
const ExplicacaoAutomatico = lazy(() => import('./ExplicacaoAutomatico.tsx'));

type Aba = 'MANUAL' | 'AUTOMATICO';
interface Escolha {
  tipo: Aba;
  valor: number;
  serve: boolean;
}

/** The fourth answer: what happens if I press. The button always says the exact amount. */
export function FormularioLance({
  dados,
  painel,
  aberturas,
  children,
}: {
  dados: DadosDoPainel;
  painel: Painel;
  /** How often the sheet of a phone was opened. */
  aberturas: number;
  /** Other ways to buy, right below the press. */
  children: ReactNode;
}) {
  const { estado, fase, envio, minha } = painel;
  const palavras = PAINEL[dados.modo];
  const id = useId();
  const [aba, trocarAba] = useState<Aba>('MANUAL');
  /** What was typed; null = the lowest amount accepted, following the price as it moves. */
  const [digitado, digitar] = useState<string | null>(null);
  /** Grows with each choice of the person's own. */
  const [gestos, contarGesto] = useState(0);
  /** What is asked about once more before it is sent. */
  const [pergunta, perguntar] = useState<Escolha | null>(null);

  const participa = podeAgir(dados, painel);
  // There before it is needed: a question that a lost connection keeps away would keep the bid away too.
  useEffect(() => {
    if (participa) void buscarPergunta().catch(() => {});
  }, [participa]);

  const aberto = fase === 'aberto';
  const ganhando = painel.posicao === 'ganhando';
  /** Nothing to fill in: the leader cannot bid against themselves (rule 8). */
  const lideraManual = aba === 'MANUAL' && ganhando && aberto && participa;
  /** The leader raises their own cap from where it is (rule 8); everybody else bids from the next amount. */
  const meuTeto = ganhando ? Math.max(minha?.maximo ?? 0, estado.valorAtual ?? 0) : null;
  const minimo = aba === 'AUTOMATICO' && meuTeto !== null ? meuTeto + 1 : estado.proximoLance;
  const sugerido = aba === 'MANUAL' ? estado.proximoLance : sugestaoDeMaximo(estado, meuTeto, dados.regra);
  const escolhido = digitado === null ? sugerido : (lerReais(digitado) ?? 0);
  const pouco = escolhido < minimo;
  const enviando = envio.tipo === 'enviando';
  const bloqueado = !aberto || enviando || painel.pausadoEm !== null;

  const escolher = (texto: string | null) => {
    digitar(texto);
    contarGesto(gestos + 1);
    painel.limparEnvio();
  };
  const mudarAba = (nova: Aba) => {
    trocarAba(nova);
    escolher(null);
  };
  /** As if it had been typed: a press is still theirs to make. */
  const mostrar = useRef((_: number) => {});
  mostrar.current = (valor) => {
    trocarAba('MANUAL');
    escolher(reaisDigitados(valor));
  };
  useEffect(() => aoPedirValor((valor) => mostrar.current(valor)), []);

  const enviar = async ({ tipo, valor }: Escolha) => {
    const recusa = await painel.darLance(tipo, valor);
    // Accepted: the next press starts from the new price. Too low: from what the server said would do.
    if (recusa === null || recusa.proximoLance === null) digitar(null);
    else digitar(reaisDigitados(recusa.proximoLance));
  };
  const base = { proximo: estado.proximoLance, mercado: dados.valorMercado };
  const gatilho = useGatilho<Escolha>(
    { tipo: aba, valor: escolhido, serve: !pouco },
    {
      gestos,
      aparicoes: aberturas === 0 ? null : aberturas,
      aoDisparar: (escolha) => {
        if (bloqueado) return;
        if (duvida(escolha.valor, base) === null) void enviar(escolha);
        else perguntar(escolha);
      },
    },
  );
  const { visto } = gatilho;

  /** The leader sees what winning costs now; everybody else what this press would. */
  const valorDoTotal = lideraManual ? (estado.valorAtual ?? visto.valor) : visto.valor;
  const total = calcularTotais(valorDoTotal, dados.taxas, dados.hotsiteId);

  return (
    <form className={estilo.formulario} {...gatilho.formulario} noValidate>
      <div role="tablist" aria-label={palavras.tipoDeLance} className={estilo.abas}>
        {(['MANUAL', 'AUTOMATICO'] as const).map((tipo) => (
          <button
            key={tipo}
            type="button"
            role="tab"
            id={`${id}-${tipo}`}
            aria-selected={aba === tipo}
            aria-controls={`${id}-campos`}
            tabIndex={aba === tipo ? 0 : -1}
            className={estilo.aba}
            onClick={() => mudarAba(tipo)}
            onKeyDown={(evento) => {
              if (evento.key !== 'ArrowLeft' && evento.key !== 'ArrowRight') return;
              const outra = tipo === 'MANUAL' ? 'AUTOMATICO' : 'MANUAL';
              mudarAba(outra);
              document.getElementById(`${id}-${outra}`)?.focus();
            }}
          >
            {tipo === 'MANUAL' ? palavras.lance : palavras.automatico}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-campos`} aria-labelledby={`${id}-${aba}`} className={estilo.campos}>
        {aba === 'AUTOMATICO' && (
          <Suspense>
            <ExplicacaoAutomatico
              dados={dados}
              painel={painel}
              maximo={digitado === null || pouco ? null : escolhido}
              sugerido={sugerido}
            />
          </Suspense>
        )}
        {aba === 'MANUAL' && !lideraManual && (
          <Passos
            dados={dados}
            estado={estado}
            escolhido={escolhido}
            aoEscolher={(valor) => escolher(valor === null ? null : reaisDigitados(valor))}
          />
        )}
        {!lideraManual && (
          <>
            <CampoReais
              rotulo={aba === 'MANUAL' ? palavras.outroValor : palavras.seuMaximoSecreto}
              value={digitado ?? reaisDigitados(sugerido)}
              aoDigitar={escolher}
              erro={digitado !== null && pouco}
              enterKeyHint="done"
              aria-describedby={`${id}-minimo`}
            />
            <p id={`${id}-minimo`} className={pouco ? estilo.minimoErro : estilo.minimo}>
              {aba === 'AUTOMATICO' && meuTeto !== null
                ? palavras.acimaDoTeto(formatarReais(meuTeto, { curto: true }))
                : palavras.minimoAgora(formatarReais(minimo, { curto: true }))}
            </p>
          </>
        )}
      </div>

      <AcaoLance
        {...{ dados, painel, gatilho, bloqueado: bloqueado || !visto.serve }}
        total={total.totalAPagar}
        aoAutomatico={lideraManual ? () => mudarAba('AUTOMATICO') : null}
      />
      <AvisoConexao modo={dados.modo} />
      <AvisoEnvio dados={dados} painel={painel} />
      {children}

      <details className={estilo.totais} open={estado.valorAtual === null}>
        <summary>
          <span>{palavras.rotuloTotal}</span>
          <strong>{formatarReais(total.totalAPagar)}</strong>
        </summary>
        <LinhasDeTotal {...dados} lance={valorDoTotal} />
      </details>
      {pergunta !== null && (
        <Suspense>
          <PerguntaDoValor
            {...{ dados, base, tipo: pergunta.tipo, valor: pergunta.valor }}
            aoConfirmar={() => {
              perguntar(null);
              if (!bloqueado) void enviar(pergunta);
            }}
            aoFechar={() => perguntar(null)}
          />
        </Suspense>
      )}
      <p className={estilo.miudo}>
        {palavras.compromisso}
        {dados.prorrogacao !== null && ` ${dados.prorrogacao}`}
      </p>
    </form>
  );
}
