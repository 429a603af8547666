import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Imagem, Item, Sessao } from '@martelo/shared/pagina';
import type { PayloadRequest } from 'payload';
import { numeroDaMarca } from '../../acesso/regras.ts';
import { ambiente, enderecoDaMarca } from '../../ambiente.ts';
import { imagemDe } from '../../conteudo/imagens.ts';
import { definicaoDe } from '../../conteudo/sessoes.ts';
import { SERVIDOR } from '../../palavras/construtor/servidor.ts';
import type { Hotsite, Midia } from '../../payload-types.ts';
import { apurarFatos } from '../destinos/apurar.ts';
import { lerDestino } from '../destinos/destino.ts';
import { dizerDestino } from '../destinos/dizer.ts';
import { pedirAoMotor } from '../destinos/motor.ts';
import { linksDoTexto, perguntasDe } from '../destinos/perguntas.ts';
import { linkNaOutraMarca } from '../transferencia/links.ts';
import type { AchadoNaColagem, Recebidas } from '../transferencia/relatorio.ts';
import { lerPagina } from './pagina.ts';

type Pedido = Pick<PayloadRequest, 'payload' | 'user'>;

/**
 * Sections of one brand as another can hold them: pictures copied into its media, links to the old brand's own site made its own,
 * and everything that leads nowhere there told. Nothing of the page is changed yet.
 * @throws ErroMartelo NAO_AUTENTICADO, SEM_PERMISSAO, NAO_ENCONTRADO
 */
export async function receber(
  req: Pedido,
  paginaId: string,
  dados: { hotsite: number; sessoes: Sessao[] },
): Promise<Recebidas> {
  const { hotsite: marca } = await lerPagina(req, paginaId);
  const origem = await lerMarca(req, dados.hotsite);
  const achados: AchadoNaColagem[] = [];
  const copia = copiador(req, marca);
  const sessoes: Sessao[] = [];
  for (const sessao of dados.sessoes) {
    const anotar = (frase: string) => achados.push({ sessaoId: sessao.id, secao: sessao.nome, frase });
    const itens: Item[] = [];
    for (const item of sessao.itens)
      itens.push({
        ...item,
        link: linkNaOutraMarca(item.link, origem && enderecoDaMarca(origem.subdominio)),
        imagem: await copia.levar(item.imagem, anotar),
        imagemMobile: await copia.levar(item.imagemMobile, anotar),
      });
    sessoes.push({ ...sessao, itens });
    if (!definicaoDe(sessao.elemento)) anotar(SERVIDOR.elementoDesconhecido(sessao.elemento));
    await conferirConsulta(sessao, marca, anotar);
  }
  const fatos = await apurarFatos(req.payload, marca, perguntasDe(sessoes));
  for (const sessao of sessoes) {
    const links = sessao.itens.flatMap(({ link, texto }) => [link ?? '', ...linksDoTexto(texto)]);
    for (const link of new Set(links)) {
      const { frase, falha } = dizerDestino(lerDestino(link), fatos, marca.tipo);
      if (falha) achados.push({ sessaoId: sessao.id, secao: sessao.nome, frase: `Link ${link}: ${frase}` });
    }
  }
  return { sessoes, achados, imagensCopiadas: copia.quantas() };
}

const lerMarca = (req: Pedido, id: number): Promise<Hotsite | null> =>
  req.payload.findByID({ collection: 'hotsites', id, depth: 0, disableErrors: true });

/** Copies each picture once; what the person may not see, or is gone, leaves its place empty and is told. */
function copiador(req: Pedido, marca: Hotsite) {
  const levadas = new Map<string, Promise<Midia | null>>();
  const copiar = async (imagem: Imagem): Promise<Midia | null> => {
    const midia = (await req.payload.findByID({
      collection: 'midia',
      id: imagem.id as number,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    })) as Midia | null;
    if (!midia?.filename) return null;
    if (numeroDaMarca(midia.hotsite) === marca.id) return midia;
    const pasta = path.join(ambiente().dados, 'midia');
    const data = await readFile(path.join(pasta, path.basename(midia.filename))).catch(() => null);
    if (!data) return null;
    return (await req.payload.create({
      collection: 'midia',
      data: { hotsite: marca.id, alt: midia.alt },
      file: {
        data,
        name: midia.filename,
        mimetype: midia.mimeType ?? 'image/webp',
        size: data.byteLength,
      },
      depth: 0,
      overrideAccess: false,
      user: req.user,
    })) as Midia;
  };
  return {
    quantas: () => levadas.size,
    async levar(imagem: Imagem | null, anotar: (frase: string) => void): Promise<Imagem | null> {
      // Drawn pictures (`/fotos/…`) are every brand's.
      if (imagem === null || !imagem.url.startsWith('/midia/')) return imagem;
      const chave = String(imagem.id);
      const levada = levadas.get(chave) ?? copiar(imagem).catch(() => null);
      levadas.set(chave, levada);
      const nova = await levada;
      if (nova) return { ...imagem, ...imagemDe(nova), alt: imagem.alt };
      levadas.delete(chave);
      anotar(SERVIDOR.imagemNaoCopiada(imagem.alt || (imagem.url.split('/').at(-1) ?? '')));
      return null;
    },
  };
}

/** A query made for one brand may find nothing in another. What the engine does not answer is not held against it. */
async function conferirConsulta(
  sessao: Sessao,
  marca: Hotsite,
  anotar: (frase: string) => void,
): Promise<void> {
  if (!sessao.consulta || sessao.consulta.filtros.length === 0) return;
  const sobre = definicaoDe(sessao.elemento)?.sessao.consulta;
  if (!sobre || sobre.sobre === 'leiloes') return;
  const filtro = encodeURIComponent(JSON.stringify(sessao.consulta.filtros));
  const busca = await pedirAoMotor<{ total: number }>(
    `/v1/lotes?pagina=1&porPagina=1&filtro=${filtro}`,
    marca.subdominio,
  );
  if (busca?.total === 0) anotar(SERVIDOR.buscaSemNada(marca.nome));
}
