import { ErroMartelo } from '@martelo/shared/erros';
import {
  type FotoDoLote,
  fotoDoLote,
  posicionamentoDeFoto,
  type RecorteDaFoto,
  ROTULOS_ORIGEM_FOTO,
  ROTULOS_SITUACAO_FOTO,
  recorteDaFoto,
  reprovacaoDeFoto,
  type SituacaoFoto,
} from '@martelo/shared/foto-do-lote';
import { ROTULOS_VISTA } from '@martelo/shared/modelo-de-fotos';
import { QUEM_APROVA_FOTOS, QUEM_ENVIA_FOTOS } from '@martelo/shared/papeis';
import { z } from 'zod';
import type { Servicos } from '../api/recurso/declaracao.ts';
import { tem } from '../api/recurso/politica.ts';
import { recurso } from '../api/recurso/recurso.ts';
import type { Chamador } from '../api/rota.ts';
import { autorDe } from '../records/politica.ts';

/** A picture of a lot as it is stored. */
export type FotoGuardada = FotoDoLote & {
  uid: string;
  id: number;
  hotsiteId: number;
  removidoEm?: string | undefined;
  ultimaAcao?: { nome: string; revisao: number } | undefined;
};

/** What its lot has to follow: what is on it no more, and what is. Bytes by their hash. */
const passo = z.strictObject({
  lelUid: z.guid(),
  sai: z.string().nullable(),
  entra: z.string().nullable(),
  /** In whose name its lot is changed. */
  por: z.string(),
});
export type PassoDaFoto = z.infer<typeof passo>;

/** A refusal of what a picture shows: which content of which brand, when, why, and by whom. */
const recusa = z.strictObject({
  hotsiteId: z.int(),
  sha256: z.string(),
  /** Of a part: what it was cut from shows it as well. */
  inteiraSha256: z.string().nullable().default(null),
  em: z.string(),
  motivo: z.string(),
  por: z.string(),
});
export type RecusaDeFoto = z.infer<typeof recusa>;

export interface ServicosDasFotos extends Servicos {
  /** Brings its lot's `fotosUrls` to what the picture has become. Nothing to do is done. */
  seguirFoto(uid: string, passo: PassoDaFoto): Promise<void>;
  /** Refuses every picture of the brand that shows the same, as of that moment; their lots lose them. */
  reprovarIguais(recusa: RecusaDeFoto): Promise<void>;
  /** In how many lots besides its own what it shows is, or waits to be. */
  emOutrosLotes(foto: FotoGuardada): Promise<number>;
  /** Where what it shows stands refused in the brand; null: nowhere. */
  fotoRecusada(foto: Pick<FotoGuardada, 'hotsiteId' | 'sha256'>): Promise<FotoGuardada | null>;
  /** A part of what was sent, as a file of its own; all of it, what was sent. */
  recortarFoto(
    foto: FotoGuardada,
    recorte: RecorteDaFoto,
    chamador: Chamador,
  ): Promise<
    Pick<FotoGuardada, 'arquivoUid' | 'sha256' | 'inteiraSha256' | 'largura' | 'altura' | 'recorte'>
  >;
  /** Erases files that no picture shows any more. */
  apagarFotos(arquivos: readonly string[], motivo: string): Promise<void>;
}

const RETIRADA = 'Foto retirada do lote';
const NADA: readonly string[] = [];

/**
 * Pictures that people send of lots. Who approves them sends them approved; what a yard or a consignor sends waits, and has no public
 * address meanwhile (BO20). Which of them a lot shows, and in what order, is its `fotosUrls`.
 */
export const FOTOS_DOS_LOTES = recurso({
  nome: 'fotoDoLote',
  colecao: 'fotosDosLotes',
  caminho: '/v1/fotos-dos-lotes',
  rotulo: { um: 'Foto de lote', varios: 'Fotos de lotes' },
  modulo: 'leilao',
  titulo: ['loteNome', 'nome'],
  fila: { campo: 'situacao', valores: ['PENDENTE'], rotulo: 'Fotos a aprovar' },
  escrita: z.strictObject({}),
  guarda: fotoDoLote.shape,
  marca: 'hotsiteId',
  papeis: { le: QUEM_ENVIA_FOTOS, escreve: [] },
  conduzem: QUEM_ENVIA_FOTOS,
  // Who only sends them sees their own.
  somente: ({ papeis, usuUid }) => (aprovaFotos(papeis) ? {} : { enviadaPor: usuUid }),
  campos: {
    loteNome: { rotulo: 'Lote', busca: true, semArvore: true },
    nome: { rotulo: 'Arquivo', busca: true, semArvore: true },
    situacao: { rotulo: 'Situação' },
    origem: { rotulo: 'Veio de', semArvore: true },
    lelUid: { rotulo: 'Identificador do lote' },
    leiUid: { rotulo: 'Identificador do leilão' },
    enviadaPor: { rotulo: 'Enviada por', semArvore: true },
    enviadaEm: { rotulo: 'Enviada em' },
    decididaPor: { rotulo: 'Decidida por', semArvore: true },
    decididaEm: { rotulo: 'Decidida em', semArvore: true },
    sha256: { rotulo: 'Conteúdo' },
    inteiraSha256: { rotulo: 'Conteúdo da foto inteira' },
    arquivoUid: { rotulo: 'Arquivo mostrado' },
    originalUid: { rotulo: 'Arquivo enviado' },
    chave: { rotulo: 'Lote e conteúdo', unico: true },
  },
  rotulos: {
    x: 'Da esquerda (0 a 1)',
    y: 'De cima (0 a 1)',
    largura: 'Largura',
    altura: 'Altura',
    recorte: 'Recorte',
    'recorte.x': 'Recorte: da esquerda',
    'recorte.y': 'Recorte: de cima',
    'recorte.largura': 'Recorte: largura',
    'recorte.altura': 'Recorte: altura',
    ordem: 'Ordem de chegada',
    motivo: 'Motivo',
    outrosLotes: 'Outros lotes em que continua',
    vista: 'O que mostra',
  },
  valores: { situacao: ROTULOS_SITUACAO_FOTO, origem: ROTULOS_ORIGEM_FOTO, vista: ROTULOS_VISTA },
  async emVolta({ antes, depois, acesso }, servicos: ServicosDasFotos, gravar) {
    const gravada = await gravar();
    const anda = passoDe(antes, depois, autorDe(acesso));
    // Who acts sees it done. What is refused here, or cut short, is kept as an effect, which is tried again and shown.
    if (anda !== null) await servicos.seguirFoto(depois.uid, anda).catch(() => {});
    const recusada = antes?.situacao === 'REPROVADA' ? null : recusaDe(depois);
    if (recusada !== null) await servicos.reprovarIguais(recusada).catch(() => {});
    return gravada;
  },
  transicoes: {
    campo: 'situacao',
    tabela: [
      { de: 'PENDENTE', para: 'APROVADA', quem: QUEM_APROVA_FOTOS },
      { de: 'PENDENTE', para: 'REPROVADA', quem: QUEM_APROVA_FOTOS },
      { de: 'APROVADA', para: 'REPROVADA', quem: QUEM_APROVA_FOTOS },
      { de: 'REPROVADA', para: 'APROVADA', quem: QUEM_APROVA_FOTOS },
      // What nobody has looked at, who sent it takes back.
      { de: 'PENDENTE', para: 'RETIRADA', quem: QUEM_ENVIA_FOTOS },
      { de: 'APROVADA', para: 'RETIRADA', quem: QUEM_APROVA_FOTOS },
      { de: 'REPROVADA', para: 'RETIRADA', quem: QUEM_APROVA_FOTOS },
    ],
  },
  acoes: {
    aprovar: {
      resumo: 'Aprova: o lote passa a mostrar a foto',
      papeis: QUEM_APROVA_FOTOS,
      para: 'APROVADA',
      executar: ({ chamador }, { agora }) => decidida('APROVADA', chamador, agora(), null),
    },
    reprovar: {
      resumo:
        'Reprova, com o motivo: o lote deixa de mostrar a foto, e todo lote da marca que mostra a mesma',
      papeis: QUEM_APROVA_FOTOS,
      para: 'REPROVADA',
      corpo: reprovacaoDeFoto,
      executar: ({ corpo, chamador }, { agora }) =>
        decidida('REPROVADA', chamador, agora(), (corpo as z.output<typeof reprovacaoDeFoto>).motivo),
    },
    retirar: {
      resumo: 'Retira a foto deste lote e apaga o arquivo; `outrosLotes` diz em quantos mais ela está',
      papeis: QUEM_ENVIA_FOTOS,
      para: 'RETIRADA',
      async executar({ doc, chamador }, { agora, emOutrosLotes }: ServicosDasFotos) {
        // One lot loses it; who may look at the others is told that there are some.
        const outrosLotes = tem(chamador.acesso, QUEM_APROVA_FOTOS) ? await emOutrosLotes(doc) : null;
        return { ...decidida('RETIRADA', chamador, agora(), null), chave: null, outrosLotes };
      },
    },
    posicionar: {
      resumo: 'Diz o que a foto mostra, do que o modelo de fotos pede',
      papeis: QUEM_ENVIA_FOTOS,
      corpo: posicionamentoDeFoto,
      executar({ doc, corpo }) {
        if (doc.situacao === 'RETIRADA')
          throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
            ...{ campoRotulo: 'o que a foto mostra', campo: 'vista', porque: 'a foto foi retirada' },
          });
        return corpo as z.output<typeof posicionamentoDeFoto>;
      },
    },
    recortar: {
      resumo: 'Mostra só uma parte da foto; de novo a foto inteira quando a parte é toda ela',
      papeis: QUEM_APROVA_FOTOS,
      // A part is of one picture.
      soUm: true,
      quando: { campo: 'situacao', valores: ['PENDENTE', 'APROVADA'] },
      corpo: recorteDaFoto,
      async executar({ doc, corpo, chamador }, servicos: ServicosDasFotos) {
        const recusar = (porque: string) =>
          new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
            ...{ campoRotulo: 'o recorte', campo: 'recorte', porque },
          });
        if (doc.situacao === 'RETIRADA') throw recusar('a foto foi retirada');
        // What a refusal is of would be another picture.
        if (doc.situacao === 'REPROVADA') throw recusar('a foto foi reprovada');
        const parte = await servicos.recortarFoto(doc, corpo as RecorteDaFoto, chamador);
        if ((await servicos.fotoRecusada({ ...doc, ...parte })) !== null)
          throw recusar('esta parte é uma foto que foi reprovada');
        return { ...parte, chave: chaveDaFoto(doc.lelUid, parte.sha256) };
      },
    },
  },
  efeitos: {
    seguir: {
      rotulo: 'As fotos do lote',
      em: ['criar', 'aprovar', 'reprovar', 'retirar', 'recortar'],
      dados: passo,
      prepara: ({ antes, depois, acesso }) => passoDe(antes, depois, autorDe(acesso)),
      faz: (dados: PassoDaFoto, servicos: ServicosDasFotos, { uid }) => servicos.seguirFoto(uid, dados),
    },
    reprovarIguais: {
      rotulo: 'A mesma foto em outros lotes',
      em: ['reprovar'],
      dados: recusa,
      prepara: ({ depois }) => recusaDe(depois),
      faz: (dados: RecusaDeFoto, servicos: ServicosDasFotos) => servicos.reprovarIguais(dados),
    },
    apagarArquivos: {
      rotulo: 'Arquivos apagados',
      em: ['retirar', 'recortar'],
      dados: z.strictObject({ uids: z.array(z.string()) }),
      prepara({ antes, depois }) {
        const ficam = depois.situacao === 'RETIRADA' ? NADA : [depois.arquivoUid, depois.originalUid];
        const uids = [antes?.arquivoUid, antes?.originalUid].filter(
          (uid): uid is string => uid !== undefined && !ficam.includes(uid),
        );
        return uids.length > 0 ? { uids: [...new Set(uids)] } : null;
      },
      faz: ({ uids }: { uids: string[] }, servicos: ServicosDasFotos) => servicos.apagarFotos(uids, RETIRADA),
    },
  },
});

export const aprovaFotos = (papeis: readonly string[]): boolean =>
  QUEM_APROVA_FOTOS.some((papel) => papeis.includes(papel));

export const chaveDaFoto = (lelUid: string, sha256: string): string => `${lelUid}:${sha256}`;

/** What a picture that stands refused says of all that show the same; null of any other. */
export const recusaDe = (foto: FotoGuardada): RecusaDeFoto | null =>
  foto.situacao === 'REPROVADA' && foto.decididaEm !== null
    ? {
        ...{ hotsiteId: foto.hotsiteId, sha256: foto.sha256, inteiraSha256: foto.inteiraSha256 ?? null },
        em: foto.decididaEm,
        ...{ motivo: foto.motivo ?? '', por: foto.decididaPor ?? '' },
      }
    : null;

/** What of a lot's pictures a change moves; null: nothing. */
function passoDe(
  antes: Pick<FotoGuardada, 'situacao' | 'sha256'> | null,
  { lelUid, situacao, sha256 }: Pick<FotoGuardada, 'lelUid' | 'situacao' | 'sha256'>,
  por: string,
): PassoDaFoto | null {
  const estava = antes?.situacao === 'APROVADA' ? antes.sha256 : null;
  const esta = situacao === 'APROVADA' ? sha256 : null;
  return estava === esta ? null : { lelUid, sai: estava, entra: esta, por };
}

function decidida<S extends SituacaoFoto>(
  situacao: S,
  { acesso }: Chamador,
  agora: number,
  motivo: string | null,
) {
  return { situacao, decididaPor: autorDe(acesso), decididaEm: new Date(agora).toISOString(), motivo };
}
