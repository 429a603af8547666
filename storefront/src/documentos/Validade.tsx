import { type DadosLegais, linhasLegais } from '@martelo/shared/dados-legais';
import { formatarData, formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/dinheiro';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import {
  type EstadoDoImpresso,
  ROTULOS_DE_IMPRESSO,
  ROTULOS_DO_ESTADO,
  type Validade,
} from '@martelo/shared/impressos/comum';
import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { EVENTO_DO_DOCUMENTO, VALIDADE } from '../palavras/documentos.ts';
import { classesDoBotao, Miolo } from '../site/ui/Botao.tsx';
import type { NomeIcone } from '../site/ui/Icone.tsx';
import estilo from './conferir.module.css';
import { Veredicto } from './Veredicto.tsx';

const ICONES: Record<EstadoDoImpresso, NomeIcone> = {
  valido: 'circle-check',
  provisorio: 'info',
  pago: 'circle-check',
  utilizado: 'triangle-exclamation-point',
  vencido: 'triangle-exclamation-point',
  cancelado: 'circle-x',
  substituido: 'circle-x',
};

/** Whether a document of ours is good: where it stands first, then what to compare the paper with. Never whose it is. */
export function ValidadeDoDocumento({
  validade,
  modo,
  legal,
  caminho = null,
}: {
  validade: Validade;
  modo: TipoHotsite;
  /** Who the brand is by law, where it said so. */
  legal: DadosLegais | null | undefined;
  /** Of the document itself, for who has its address. */
  caminho?: string | null;
}) {
  const { tipo, estado, numero, codigo, desde, emitidoEm, leilao, lotes, total, substituidoPor } = validade;
  const { rotulo, tom } = ROTULOS_DO_ESTADO[estado];
  const { campos } = VALIDADE;
  const linhas: [string, string][] = [
    [campos.documento, ROTULOS_DE_IMPRESSO[modo][tipo]],
    [campos.numero, numero],
    [campos.codigo, codigo],
    ...(legal ? [[campos.emissor, linhasLegais(legal).slice(0, 2).join(', ')] as [string, string]] : []),
    [campos.emitido, formatarDataHora(emitidoEm)],
    [EVENTO_DO_DOCUMENTO[modo].nome, `${leilao.nome}, ${formatarData(leilao.data)}`],
    [
      lotes.length === 1 ? PALAVRAS[modo].lote : PALAVRAS[modo].lotes,
      lotes.map((lote) => `${lote.numero} · ${lote.nome}`).join('; '),
    ],
    ...(total > 0 ? [[campos.total, formatarReais(total)] as [string, string]] : []),
  ];
  return (
    <section className={estilo.resultado} aria-labelledby="estado-do-documento">
      <Veredicto tom={tom} icone={ICONES[estado]} id="estado-do-documento" titulo={rotulo}>
        <p>{VALIDADE.frases[estado]}</p>
        {substituidoPor !== null && <p>{VALIDADE.substituidoPor(substituidoPor)}</p>}
        {desde !== null && estado !== 'valido' && <p>{VALIDADE.desde(formatarDataHora(desde))}</p>}
      </Veredicto>
      <p className={estilo.nosso}>{VALIDADE.nosso}</p>
      <dl className={estilo.fatos}>
        {linhas.map(([nome, valor]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <p className={estilo.suave}>{VALIDADE.compare}</p>
      {caminho !== null && (
        <a href={caminho} className={classesDoBotao({ tamanho: 'g' })}>
          <Miolo icone="file-text">{VALIDADE.abrir}</Miolo>
        </a>
      )}
    </section>
  );
}
