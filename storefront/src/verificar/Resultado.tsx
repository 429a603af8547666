'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import type { ReactNode } from 'react';
import { VERIFICAR } from '../palavras/verificar.ts';
import { Icone, type NomeIcone } from '../site/ui/Icone.tsx';
import { Curva } from './Curva.tsx';
import type { LaudoLeilao, LoteConferido } from './conferir-leilao.ts';
import type { Laudo } from './conferir-lote.ts';
import type { LaudoRecibo } from './conferir-recibo.ts';
import type { CustodiaDoVeiculo, LivroDoLeilao, LivroDoLote } from './documentos.ts';
import estilo from './Resultado.module.css';
import { leituraDoElo, tituloDaOferta } from './rotulos.ts';
import { Trilha } from './Trilha.tsx';
import type { Verificacao } from './usar-verificacao.ts';

type Palavras = (typeof VERIFICAR)[TipoHotsite];
type Tom = 'certo' | 'aberto' | 'errado';

const ICONES: Record<Tom, NomeIcone> = { certo: 'shield-check', aberto: 'info', errado: 'circle-x' };
const TOM_DO_VEREDITO = { assinado: 'certo', aberto: 'aberto', quebrado: 'errado' } as const;

/** What came of a verification: a verdict in words, what it rests on, and the walk itself. */
export function Resultado({ verificacao, modo }: { verificacao: Verificacao; modo: TipoHotsite }) {
  switch (verificacao.etapa) {
    case 'parada':
      return null;
    case 'andando':
      return <Andamento {...verificacao} modo={modo} />;
    case 'impossivel':
      return (
        <Veredito tom="aberto" titulo={VERIFICAR[modo].impossivel}>
          <p>{verificacao.porque}</p>
        </Veredito>
      );
    case 'lote':
      return <ResultadoLote laudo={verificacao.laudo} livro={verificacao.livro} modo={modo} />;
    case 'leilao':
      return <ResultadoLeilao laudo={verificacao.laudo} livro={verificacao.livro} modo={modo} />;
    case 'custodia':
      return <ResultadoCustodia laudo={verificacao.laudo} custodia={verificacao.custodia} modo={modo} />;
    case 'recibo':
      return <ResultadoRecibo laudo={verificacao.laudo} modo={modo} />;
  }
}

function Andamento({
  feitos,
  total,
  conferidos,
  lotes,
  modo,
}: Extract<Verificacao, { etapa: 'andando' }> & { modo: TipoHotsite }) {
  const palavras = VERIFICAR[modo];
  return (
    <>
      <div role="status" className={estilo.andamento}>
        <p>{total === null ? palavras.lendoOLivro : palavras.conferindo(feitos, total)}</p>
        <progress
          {...(total === null ? {} : { value: feitos, max: total })}
          aria-label={palavras.andamento}
        />
      </div>
      {conferidos.length > 0 && <Trilha conferidos={conferidos.slice(-8)} modo={modo} />}
      {lotes.length > 0 && <ListaDeLotes lotes={lotes} palavras={palavras} />}
    </>
  );
}

function ResultadoLote({ laudo, livro, modo }: { laudo: Laudo; livro: LivroDoLote; modo: TipoHotsite }) {
  const palavras = VERIFICAR[modo];
  const { veredito, resumo, conferidos } = laudo;
  const titulo = {
    assinado: palavras.livroAssinado,
    aberto: palavras.livroAteAqui,
    quebrado: palavras.livroNaoConfere,
  }[veredito];
  const primeira = conferidos.find(({ confere }) => !confere);
  return (
    <>
      <Veredito tom={TOM_DO_VEREDITO[veredito]} titulo={titulo}>
        <p>{resumo}</p>
        {primeira && (
          <p>
            <a href={`#registro-${primeira.registro.seq}`}>{palavras.irAoRegistro(primeira.registro.seq)}</a>
          </p>
        )}
      </Veredito>
      <Provas {...laudo} palavras={palavras} />
      <Curva conferidos={conferidos} modo={modo} />
      <div className={estilo.bloco}>
        <h2>{palavras.registroPorRegistro}</h2>
        <Trilha conferidos={conferidos} modo={modo} />
      </div>
      <Guardar nome={`livro-${livro.lelUid}.json`} conteudo={livro} rotulo={palavras.guardarEsteLivro} />
    </>
  );
}

function ResultadoLeilao({
  laudo,
  livro,
  modo,
}: {
  laudo: LaudoLeilao;
  livro: LivroDoLeilao;
  modo: TipoHotsite;
}) {
  const palavras = VERIFICAR[modo];
  const { veredito, resumo, lotes } = laudo;
  const titulo = {
    assinado: palavras.leilaoAssinado,
    aberto: palavras.leilaoAteAqui,
    quebrado: palavras.leilaoNaoConfere,
  }[veredito];
  return (
    <>
      <Veredito tom={TOM_DO_VEREDITO[veredito]} titulo={titulo}>
        <p>{resumo}</p>
        {livro.hash !== null && (
          <p className={estilo.hash}>
            {palavras.hashFinal} <code>{livro.hash}</code>
          </p>
        )}
      </Veredito>
      <Provas {...laudo} palavras={palavras} />
      <div className={estilo.bloco}>
        <h2>{palavras.lotePorLote}</h2>
        <ListaDeLotes lotes={lotes} palavras={palavras} />
      </div>
      <Guardar nome={`leilao-${livro.leiUid}.json`} conteudo={livro} rotulo={palavras.guardarEsteLivro} />
    </>
  );
}

function ResultadoCustodia({
  laudo,
  custodia,
  modo,
}: {
  laudo: Laudo;
  custodia: CustodiaDoVeiculo;
  modo: TipoHotsite;
}) {
  const palavras = VERIFICAR[modo];
  const { veredito, resumo, conferidos } = laudo;
  const titulo = {
    assinado: palavras.custodiaAssinada,
    aberto: palavras.custodiaAteAqui,
    quebrado: palavras.custodiaNaoConfere,
  }[veredito];
  const primeira = conferidos.find(({ confere }) => !confere);
  return (
    <>
      <Veredito tom={TOM_DO_VEREDITO[veredito]} titulo={titulo}>
        <p>{resumo}</p>
        {primeira && (
          <p>
            <a href={`#registro-${primeira.registro.seq}`}>{palavras.irAoRegistro(primeira.registro.seq)}</a>
          </p>
        )}
      </Veredito>
      <Provas {...laudo} palavras={palavras} />
      {conferidos.length > 0 && (
        <div className={estilo.bloco}>
          <h2>{palavras.registroPorRegistro}</h2>
          <Trilha conferidos={conferidos} modo={modo} ler={leituraDoElo} />
        </div>
      )}
      <Guardar
        nome={`custodia-${custodia.veiUid}.json`}
        conteudo={custodia}
        rotulo={palavras.guardarEstaCadeia}
      />
    </>
  );
}

function ResultadoRecibo({
  laudo: { recibo, confere, resumo, sha256, livro },
  modo,
}: {
  laudo: LaudoRecibo;
  modo: TipoHotsite;
}) {
  const palavras = VERIFICAR[modo];
  return (
    <>
      <Veredito
        tom={confere ? 'certo' : 'errado'}
        titulo={confere ? palavras.reciboAutentico : palavras.reciboNaoConfere}
      >
        <p>{resumo}</p>
      </Veredito>
      {recibo !== null && (
        <dl className={estilo.recibo}>
          <Par nome={palavras.lance}>
            {palavras.ofertaDe(tituloDaOferta(recibo.tipo, modo))}{' '}
            <strong>{formatarReais(recibo.valor, { curto: true })}</strong>
          </Par>
          <Par nome={palavras.recebidaEm}>{formatarDataHora(recibo.instante)}</Par>
          <Par nome={palavras.registroNoLivro}>{recibo.seq ?? palavras.silencioso}</Par>
          <Par nome={palavras.lote}>
            <code>{recibo.lelUid}</code>
          </Par>
          <Par nome={palavras.participante}>
            <code>{recibo.cliUid}</code>
          </Par>
          <Par nome={palavras.sha256DoRecibo}>
            <code>{sha256}</code>
          </Par>
        </dl>
      )}
      {livro !== null && (
        <div className={estilo.bloco}>
          <h2>{palavras.livroDoLote}</h2>
          <Trilha conferidos={livro.conferidos} modo={modo} destaque={recibo?.seq ?? null} />
        </div>
      )}
    </>
  );
}

const Par = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <div>
    <dt>{nome}</dt>
    <dd>{children}</dd>
  </div>
);

function Veredito({ tom, titulo, children }: { tom: Tom; titulo: string; children: ReactNode }) {
  return (
    <div role="status" className={estilo.veredito} data-tom={tom}>
      <Icone nome={ICONES[tom]} tamanho={32} />
      <div>
        <h2>{titulo}</h2>
        {children}
      </div>
    </div>
  );
}

function Provas({
  provado,
  naoProvado,
  quebras,
  palavras,
}: Pick<Laudo, 'provado' | 'naoProvado' | 'quebras'> & { palavras: Palavras }) {
  const listas = [
    { titulo: palavras.oQueNaoConfere, itens: quebras, icone: 'x' },
    { titulo: palavras.provado, itens: provado, icone: 'check' },
    { titulo: palavras.naoProvado, itens: naoProvado, icone: 'minus' },
  ] as const;
  return (
    <div className={estilo.provas}>
      {listas
        .filter(({ itens }) => itens.length > 0)
        .map(({ titulo, itens, icone }) => (
          <div key={titulo}>
            <h3>{titulo}</h3>
            <ul>
              {itens.map((item) => (
                <li key={item}>
                  <Icone nome={icone} tamanho={16} traco={2.5} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}

function ListaDeLotes({ lotes, palavras }: { lotes: readonly LoteConferido[]; palavras: Palavras }) {
  return (
    <ul className={estilo.lotes}>
      {lotes.map(({ lelUid, numero, registros, quebra }) => (
        <li key={lelUid} data-quebra={quebra !== null || undefined}>
          <Icone
            nome={quebra === null ? 'check' : 'x'}
            tamanho={16}
            traco={3}
            rotulo={quebra === null ? palavras.confere : palavras.naoConfere}
          />
          <a href={`/verificar?lote=${encodeURIComponent(lelUid)}`}>{palavras.loteNumero(numero)}</a>
          <span>{quebra ?? palavras.quantosRegistros(registros)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The document as it was verified, to be kept: it can be opened here again, or given to another program. */
function Guardar({ nome, conteudo, rotulo }: { nome: string; conteudo: object; rotulo: string }) {
  const guardar = () => {
    const endereco = URL.createObjectURL(
      new Blob([JSON.stringify(conteudo, null, 1)], { type: 'application/json' }),
    );
    const ligacao = document.createElement('a');
    ligacao.href = endereco;
    ligacao.download = nome;
    ligacao.click();
    URL.revokeObjectURL(endereco);
  };
  return (
    <button type="button" className={estilo.guardar} onClick={guardar}>
      <Icone nome="download" tamanho={18} />
      {rotulo}
    </button>
  );
}
