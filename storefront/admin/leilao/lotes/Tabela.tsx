import type { LoteNaEquipe } from '@martelo/shared/leilao-da-equipe';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ADMIN_LISTA } from '../../../src/palavras/admin-lista.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { fotoNaCasa } from '../../fotos/na-casa.ts';
import { useDizer } from '../../ui/Avisos.tsx';
import { useOnline } from '../../ui/online.ts';
import { type Leilao, useLerDeNovo, usePalavras } from '../dados.ts';
import { AcoesDoLote } from './Acoes.tsx';
import { Dinheiro } from './Dinheiro.tsx';
import { useEstreita } from './usar-estreita.ts';
import { useOrdem } from './usar-ordem.ts';

/** Their rows are all of one height: by it the pointer's place is known, and those far off are not drawn. As in leilao.css. */
const NA_MESA = { altura: 64, cabeca: 36 };
const NO_CELULAR = { altura: 148, cabeca: 0 };

const TONS = { aberto: 'bom', atencao: 'espera', info: 'espera', fim: undefined, erro: 'ruim' } as const;

interface Props {
  leilao: Leilao;
  lotes: readonly LoteNaEquipe[];
  revisaoDaOrdem: number;
  /** Not all are shown: nobody would know what is between two. */
  filtrada: boolean;
  escreve: boolean;
  marcados: ReadonlySet<string>;
  marcar: (marcados: ReadonlySet<string>) => void;
}

export function TabelaDeLotes({ leilao, lotes, revisaoDaOrdem, filtrada, escreve, marcados, marcar }: Props) {
  const P = usePalavras().lotes;
  const { configuracao } = useCasa();
  const online = useOnline();
  const rolagem = useRef<HTMLElement>(null);
  const { altura, cabeca } = useEstreita() ? NO_CELULAR : NA_MESA;
  const virtual = useVirtualizer({
    count: lotes.length,
    getScrollElement: () => rolagem.current,
    estimateSize: () => altura,
    overscan: 10,
    getItemKey: (i) => mostrados[i]?.uid ?? i,
  });
  const ordena = escreve && !filtrada && online;
  const { mostrados, pego, dito, alca } = useOrdem({
    ...{ leiUid: leilao.uid, itens: lotes, revisaoDaOrdem },
    lugarEm(y) {
      const caixa = rolagem.current!;
      const { top, bottom } = caixa.getBoundingClientRect();
      // Near an edge what is beyond it comes into sight.
      if (y < top + altura) caixa.scrollTop -= altura / 2;
      if (y > bottom - altura / 2) caixa.scrollTop += altura / 2;
      const lugar = Math.floor((y - top + caixa.scrollTop - cabeca) / altura);
      return Math.max(0, Math.min(lotes.length - 1, lugar));
    },
    mostrar: (lugar) => virtual.scrollToIndex(lugar),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is measured anew
  useEffect(() => virtual.measure(), [altura]);
  const vistas = virtual.getVirtualItems();

  return (
    <>
      {filtrada && escreve && <p className="quieto">{P.semOrdem}</p>}
      <p id="como-mover" className="so-leitor">
        {P.comoMover}
      </p>
      <p className="so-leitor" role="status" aria-live="assertive">
        {dito}
      </p>
      <section
        className="lotes-rola"
        ref={rolagem}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
        tabIndex={0}
        aria-label={P.lista}
      >
        <table className="lotes-tabela" aria-rowcount={lotes.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {escreve && (
                <th className="de-marca">
                  <input
                    type="checkbox"
                    aria-label={P.marcarTodos}
                    checked={lotes.every(({ uid }) => marcados.has(uid))}
                    onChange={() =>
                      marcar(
                        new Set(
                          lotes.every(({ uid }) => marcados.has(uid)) ? [] : lotes.map(({ uid }) => uid),
                        ),
                      )
                    }
                  />
                </th>
              )}
              {COLUNAS.map((qual) => (
                <th key={qual} className={`de-${qual}`}>
                  {P.colunas[qual]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Espaco altura={vistas[0]?.start ?? 0} />
            {vistas.map(({ index }) => {
              const lote = mostrados[index]!;
              const { rotulo, tom } = rotuloSituacao(lote.situacao, configuracao.marca.tipo);
              return (
                <tr
                  key={lote.uid}
                  aria-rowindex={index + 2}
                  data-lote={lote.uid}
                  data-pego={pego === lote.uid || undefined}
                >
                  {escreve && (
                    <td className="de-marca">
                      <input
                        type="checkbox"
                        aria-label={ADMIN_LISTA.marcar(lote.nome)}
                        checked={marcados.has(lote.uid)}
                        onChange={() => {
                          const novos = new Set(marcados);
                          if (!novos.delete(lote.uid)) novos.add(lote.uid);
                          marcar(novos);
                        }}
                      />
                    </td>
                  )}
                  <td className="de-ordem">
                    {ordena ? (
                      <button
                        type="button"
                        className="alca"
                        aria-label={P.pegar(lote.nome)}
                        aria-describedby="como-mover"
                        {...alca(lote)}
                      >
                        <Icone nome="arrow-up-down" tamanho={16} />
                      </button>
                    ) : (
                      <small>{index + 1}</small>
                    )}
                  </td>
                  <td className="de-numero" data-rotulo={P.colunas.numero}>
                    {lote.numero}
                  </td>
                  <td className="de-nome">
                    <Quem {...{ lote, rotulo }} />
                  </td>
                  <td className="de-minimo" data-rotulo={P.colunas.minimo}>
                    <Termo {...{ lote }} qual="minimo" preso={!online || lote.presos.minimo} />
                  </td>
                  <td className="de-incremento" data-rotulo={P.colunas.incremento}>
                    <Termo {...{ lote }} qual="incremento" preso={!online || lote.presos.incremento} />
                  </td>
                  <td className="de-atual" data-rotulo={P.colunas.atual}>
                    {lote.valorAtual === null ? '—' : formatarReais(lote.valorAtual)}
                  </td>
                  <td className="de-situacao" data-rotulo={P.colunas.situacao}>
                    <span className="marca-situacao" data-tom={TONS[tom]}>
                      {rotulo}
                    </span>
                  </td>
                  <td className="de-acoes">{escreve && <AcoesDoLote lote={lote} />}</td>
                </tr>
              );
            })}
            <Espaco altura={virtual.getTotalSize() - (vistas.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </section>
    </>
  );
}

/** What is not drawn above or below. */
const Espaco = ({ altura }: { altura: number }) =>
  altura > 0 && (
    <tr aria-hidden className="espaco" style={{ height: altura }}>
      <td colSpan={COLUNAS.length + 1} />
    </tr>
  );

function Quem({ lote, rotulo }: { lote: LoteNaEquipe; rotulo: string }) {
  const abreLotes = useCasa().telas.has('lote');
  const P = usePalavras().lotes;
  const atual = lote.valorAtual === null ? null : formatarReais(lote.valorAtual);
  return (
    <div>
      {lote.foto ? (
        <img src={fotoNaCasa(lote.foto, 200)} alt="" width={64} height={48} loading="lazy" />
      ) : (
        <span className="sem-foto" title={P.semFotoAinda}>
          <Icone nome="image" tamanho={16} rotulo={P.semFotoAinda} />
        </span>
      )}
      <span title={lote.nome}>
        {abreLotes ? <Link to={`/lote/${lote.uid}`}>{lote.nome}</Link> : lote.nome}
        <small className="na-mesa">{[lote.tipo, lote.comitente].filter(Boolean).join(' · ')}</small>
        <small className="no-celular">{P.curto(lote.numero, rotulo, atual)}</small>
      </span>
    </div>
  );
}

const COLUNAS = [
  ...(['ordem', 'numero', 'nome', 'minimo', 'incremento', 'atual', 'situacao', 'acoes'] as const),
] as const;

/** The opening price or the step of a lot, on the version that the row was read with. */
function Termo({ lote, qual, preso }: { lote: LoteNaEquipe; qual: 'minimo' | 'incremento'; preso: boolean }) {
  const P = usePalavras().lotes;
  const dizer = useDizer();
  const lerDeNovo = useLerDeNovo();
  const oQue = P.colunas[qual];
  const dito = (valor: number | null) => (valor === null ? P.daTabela : formatarReais(valor));
  return (
    <Dinheiro
      rotulo={P.mudar(oQue, lote.nome)}
      valor={lote[qual]}
      semValor={qual === 'incremento' ? P.daTabela : null}
      preso={preso}
      mudar={async (valor) => {
        try {
          const corpo = { valor: { [qual]: valor }, revisao: lote.revisao };
          await chamar('PUT', `/v1/lotes/${lote.uid}`, { corpo });
          dizer(P.mudado(oQue, lote.nome, dito(valor)));
        } catch (erro) {
          const { status, corpo, message } = erro as Recusa;
          const atual = corpo.atual as { valor: { minimo: number; incremento?: number } } | undefined;
          const dela = status === 409 && atual;
          dizer(dela ? P.mudouPorOutro(lote.nome, dito(dela.valor[qual] ?? null)) : message, { tom: 'ruim' });
        } finally {
          await lerDeNovo();
        }
      }}
    />
  );
}
