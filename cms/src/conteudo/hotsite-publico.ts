import type { DadosLegais } from '@martelo/shared/dados-legais';
import { lerCnpj } from '@martelo/shared/documentos';
import {
  type HotsitePublico,
  hotsitePublico,
  type RegrasHotsite,
  regrasHotsite,
} from '@martelo/shared/hotsite';
import { ambiente } from '../ambiente.ts';
import { versoesDoScript } from '../collections/marca/versionar-script.ts';
import type { Hotsite } from '../payload-types.ts';
import { imagemPovoada } from './imagens.ts';

const vazio = (texto: string | null | undefined): string | null => texto?.trim() || null;
const janela = (grupo: { inicio?: string | null; fim?: string | null } | null | undefined) => ({
  inicio: grupo?.inicio ?? null,
  fim: grupo?.fim ?? null,
});

/** What the engine must know of a brand. */
export const regrasDe = (doc: Hotsite): RegrasHotsite => regrasHotsite.parse(camposDeRegra(doc));

/** What the storefront needs to wear the brand. Read with depth 1, so that the pictures are here. */
export const hotsitePublicoDe = (doc: Hotsite): HotsitePublico =>
  hotsitePublico.parse({
    ...camposDeRegra(doc),
    corPrimaria: doc.corPrimaria,
    corSecundaria: doc.corSecundaria,
    corGradient1: vazio(doc.corGradient1),
    corGradient2: vazio(doc.corGradient2),
    corGradient3: vazio(doc.corGradient3),
    logoUrl: imagemPovoada(doc.logo)?.url ?? null,
    logoClaraUrl: imagemPovoada(doc.logoClara)?.url ?? null,
    faviconUrl: imagemPovoada(doc.favicon)?.url ?? null,
    telefoneContato: vazio(doc.telefoneContato),
    emailContato: vazio(doc.emailContato),
    mensagemRodape: vazio(doc.mensagemRodape),
    redesSociais: (doc.redesSociais ?? []).map(({ rede, url }) => ({ rede, url })),
    endereco: vazio(doc.endereco),
    coordenadas: { latitude: doc.latitude, longitude: doc.longitude },
    analyticsTipo: doc.analyticsId ? 'googleAnalytics' : null,
    analyticsId: vazio(doc.analyticsId),
    gtmId: vazio(doc.gtmId),
    metaPixelId: vazio(doc.metaPixelId),
    enderecos: enderecosDe(doc),
    apiUrl: enderecosDe(doc).find(({ ambiente: qual }) => qual === ambiente().nome)?.apiUrl ?? null,
    scriptCabecalho: scriptNoAr(doc),
    paginasFixas: (doc.paginasFixas ?? []).map(({ titulo, uri }) => ({ titulo, uri })),
  });

const enderecosDe = (doc: Hotsite) =>
  (doc.enderecos ?? []).map((linha) => ({
    ambiente: linha.ambiente,
    siteUrl: vazio(linha.siteUrl),
    apiUrl: vazio(linha.apiUrl),
  }));

function scriptNoAr(doc: Hotsite): HotsitePublico['scriptCabecalho'] {
  const ultima = versoesDoScript(doc.scriptVersoes).at(-1);
  if (!ultima?.conteudo) return null;
  return { conteudo: ultima.conteudo, sha256: ultima.sha256, versao: ultima.versao };
}

function camposDeRegra(doc: Hotsite) {
  return {
    id: doc.id,
    uid: doc.uid,
    nome: doc.nome,
    tipo: doc.tipo,
    subdominio: doc.subdominio,
    dominio: vazio(doc.dominio),
    permitirCpf: doc.permitirCpf ?? true,
    permitirCnpj: doc.permitirCnpj ?? true,
    janelaCadastro: janela(doc.janelaCadastro),
    janelaVisualizacao: janela(doc.janelaVisualizacao),
    confirmacoesObrigatorias: doc.confirmacoesObrigatorias ?? [],
    documentosObrigatorios: doc.documentosObrigatorios ?? false,
    segundoFatorObrigatorio: doc.segundoFatorObrigatorio ?? false,
    ...(doc.minutosAvisoFavorito ? { minutosAvisoFavorito: doc.minutosAvisoFavorito } : {}),
    ...regrasDasCompras(doc),
    legal: legalDe(doc),
  };
}

/** How purchases go (P2, P3, P21); what nobody filled in is the house's usual way. */
const regrasDasCompras = ({ prazoPagamento, diasDesistencia, multaDesistencia, agruparVendas }: Hotsite) => ({
  ...(prazoPagamento?.dias == null
    ? {}
    : { prazoPagamento: { dias: prazoPagamento.dias, uteis: prazoPagamento.uteis ?? false } }),
  ...(diasDesistencia == null ? {} : { desistenciaAutomatica: { dias: diasDesistencia } }),
  ...(multaDesistencia == null ? {} : { multaDesistencia }),
  ...(agruparVendas ? { agruparVendas: true } : {}),
});

/** Whole, or not at all: a name without its CNPJ says nobody's. */
function legalDe({ legal }: Hotsite): DadosLegais | null {
  const razaoSocial = vazio(legal?.razaoSocial);
  const cnpj = lerCnpj(legal?.cnpj ?? '');
  if (razaoSocial === null || cnpj === null) return null;
  const { endereco, telefone, email } = legal ?? {};
  return { razaoSocial, cnpj, endereco: vazio(endereco), telefone: vazio(telefone), email: vazio(email) };
}
