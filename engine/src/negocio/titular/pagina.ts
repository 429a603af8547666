import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/dinheiro';
import { formatarCnpj, formatarCpf, formatarTelefone } from '@martelo/shared/documentos';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { Recurso } from '../../api/recurso/declaracao.ts';
import { ehRecurso } from '../../api/recurso/recurso.ts';
import { rotuloDe, valorLido } from '../../api/recurso/rotulos.ts';
import type { Capa, Fonte, SemTitular } from './fonte.ts';

interface Dependencias {
  fontes: readonly Fonte[];
  semTitular: SemTitular;
  linhasDe(fonte: string): AsyncIterable<Record<string, unknown>>;
}

/** The page of somebody's data, made for reading and printing. It loads nothing and runs nothing. */
export async function* paginaDosDados(
  d: Dependencias,
  { marca, modo, nome, em }: Capa,
): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Meus dados na ${html(marca)}</title><style>${ESTILO}</style></head><body><main>
<header><p>${html(marca)}</p><h1>Meus dados</h1>
<p>Tudo o que a plataforma guarda sobre <strong>${html(nome)}</strong> na ${html(marca)}, em ${html(formatarDataHora(em))} (horário de Brasília).
O arquivo <code>meus-dados.json</code> traz o mesmo conteúdo para programas; os arquivos que você enviou estão na pasta <code>arquivos-enviados</code>.</p></header>
<nav aria-label="Nesta página"><h2>Nesta página</h2><ol>${d.fontes
    .map(({ definicao, titulo }) => `<li><a href="#${html(definicao.nome)}">${html(titulo)}</a></li>`)
    .join('')}</ol></nav>\n`;
  for (const fonte of d.fontes) yield* secao(fonte, d.linhasDe(fonte.definicao.nome), modo);
  yield `<section id="nao-constam"><h2>O que não consta deste arquivo</h2><p>Registros que não são de uma pessoa, ou que se leem em outro lugar daqui.</p><dl>${Object.entries(
    d.semTitular,
  )
    .map(([qual, porque]) => `<div><dt>${html(legivel(qual))}</dt><dd>${html(porque)}</dd></div>`)
    .join('')}</dl></section></main></body></html>\n`;
}

async function* secao(
  fonte: Fonte,
  linhas: AsyncIterable<Record<string, unknown>>,
  modo: TipoHotsite,
): AsyncGenerator<string> {
  const { definicao, titulo, explica, semCampos = {} } = fonte;
  yield `<section id="${html(definicao.nome)}"><h2>${html(titulo)}</h2><p>${html(explica)}</p>\n`;
  let quantos = 0;
  for await (const linha of linhas) {
    quantos += 1;
    yield `<article><h3>${html(tituloDe(linha, quantos))}</h3>${lista(fonte.porExtenso?.(linha, modo) ?? linha, fonte)}</article>\n`;
  }
  if (quantos === 0) yield '<p class="nada">Nenhum registro.</p>';
  const deFora = Object.entries(semCampos);
  if (quantos > 0 && deFora.length > 0)
    yield `<p class="nota">Não entram: ${deFora
      .map(([campo, porque]) => `${html(rotulo(campo, fonte).toLocaleLowerCase('pt-BR'))} (${html(porque)})`)
      .join('; ')}.</p>`;
  yield '</section>\n';
}

/** What a record is called by, among those of its kind. */
function tituloDe(linha: Record<string, unknown>, numero: number): string {
  const nome = ['titulo', 'loteNome', 'nome', 'assunto', 'dispositivo']
    .map((campo) => linha[campo])
    .find(Boolean);
  const dele = typeof linha.id === 'number' ? `nº ${linha.id}` : `${numero}`;
  return typeof nome === 'string' ? `${dele} · ${nome}` : `Registro ${dele}`;
}

/** Of the engine's own: they are in the JSON. */
const DE_PROGRAMAS =
  /^(uid|.*Uids?|hotsiteId|hotsites|revisao|createdBy|updatedBy|updatedAt|comandos|apelidoLido|loteFoto|hash|versaoCodigo|sessao|sha256\w*)$/;

function lista(linha: object, fonte: Fonte): string {
  const itens = Object.entries(linha).flatMap(([campo, valor]) => {
    const escrito = DE_PROGRAMAS.test(campo) ? '' : escrever(campo, valor, fonte);
    return escrito === '' ? [] : [`<div><dt>${html(rotulo(campo, fonte))}</dt><dd>${escrito}</dd></div>`];
  });
  return itens.length === 0 ? '' : `<dl>${itens.join('')}</dl>`;
}

/** A value as people read it, as HTML; '' where there is nothing to be said. */
function escrever(campo: string, bruto: unknown, fonte: Fonte): string {
  const valor = ehRecurso(fonte.definicao)
    ? valorLido(fonte.definicao as Recurso<never, never>, campo, bruto)
    : bruto;
  if (valor === null || valor === undefined || valor === '') return '';
  if (Array.isArray(valor)) {
    const escritos = valor.map((um) => escrever(campo, um, fonte)).filter(Boolean);
    return escritos.length === 0 ? '' : `<ul>${escritos.map((um) => `<li>${um}</li>`).join('')}</ul>`;
  }
  if (typeof valor === 'object') return lista(valor, fonte);
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  if (typeof valor === 'number' && /Em$/.test(campo)) return html(formatarDataHora(valor));
  if (typeof valor === 'number')
    return html(DINHEIRO.test(campo) ? formatarReais(valor) : valor.toLocaleString('pt-BR'));
  return html(comoTexto(campo, String(valor)));
}

const DINHEIRO =
  /^(valor\w*|total\w*|contraValor|proximoValor|maiorLancePublico|limiteExposicao|rendaMensal|recompensa|despesas)$/;

function comoTexto(campo: string, texto: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(texto)) return formatarDataHora(texto);
  const [, ano, mes, dia] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(texto) ?? [];
  if (dia !== undefined) return `${dia}/${mes}/${ano}`;
  if (/^cpf$/i.test(campo)) return formatarCpf(texto);
  if (/^cnpj$/i.test(campo)) return formatarCnpj(texto);
  return /^telefone\d?$/.test(campo) ? formatarTelefone(texto) : texto;
}

const rotulo = (campo: string, { definicao, rotulos = {} }: Fonte): string => {
  // A label already.
  if (/^\p{Lu}/u.test(campo)) return campo;
  const proprio = rotulos[campo] ?? COMUNS[campo];
  if (proprio !== undefined) return proprio;
  const daEspecie = ehRecurso(definicao) ? rotuloDe(definicao as Recurso<never, never>, campo) : campo;
  return daEspecie === campo ? legivel(campo) : daEspecie.replace(/ \(centavos\)$/, '');
};

/** "dataVenda" → "Data venda": what nobody named is read by its own name. */
const legivel = (campo: string): string => {
  const palavras = campo.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLocaleLowerCase('pt-BR');
  return palavras.charAt(0).toLocaleUpperCase('pt-BR') + palavras.slice(1);
};

/** Of fields that several kinds have, and of what lies within them. */
const COMUNS: Readonly<Record<string, string>> = {
  id: 'Número',
  createdAt: 'Registrado em',
  em: 'Em',
  data: 'Data',
  nome: 'Nome',
  cpf: 'CPF',
  cnpj: 'CNPJ',
  rg: 'RG',
  email: 'E-mail',
  cep: 'CEP',
  numero: 'Número',
  logradouro: 'Rua',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  estadoSigla: 'Estado',
  situacao: 'Situação',
  valor: 'Valor',
  motivo: 'Motivo',
  ip: 'Endereço de rede',
  texto: 'Texto',
  titulo: 'Título',
  corpo: 'Mensagem',
  versao: 'Versão',
  papel: 'Papel',
  participacao: 'Participação (centésimos de %)',
  representante: 'Representa a empresa',
  enviadoEm: 'Enviado em',
  validadoEm: 'Validado em',
  retiradoEm: 'Retirado em',
  onibus: 'Ônibus',
  caminhoes: 'Caminhões',
  imoveis: 'Imóveis',
  tipoLance: 'Tipo de lance',
  tipoNegociacao: 'Negociação',
  loteNome: 'Lote',
  loteNumero: 'Número do lote',
  loteTipo: 'Tipo',
  patioNome: 'Pátio',
};

const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const html = (texto: string): string => texto.replace(/[&<>"']/g, (sinal) => ENTIDADES[sinal] as string);

const ESTILO = `
:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:#f5f6f8;color:#17202a;font:16px/1.5 system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:32px 16px 72px}h1{font-size:32px;line-height:1.15;margin:4px 0 12px}h2{font-size:22px;margin:0 0 4px}
h3{font-size:16px;margin:0 0 8px;overflow-wrap:anywhere}header>p:first-child{margin:0;color:#52606d;font-weight:600}
nav,section{margin-top:24px;padding:20px;background:#fff;border:1px solid #d9dee5;border-radius:10px}
nav ol{columns:2 260px;margin:8px 0 0;padding-left:24px}a{color:#0b4fb3}section>p{margin:0 0 12px;color:#414d59}
article{padding:14px 0;border-top:1px solid #e4e8ed}dl{margin:0;display:grid;gap:4px}dl>div{display:grid;grid-template-columns:minmax(140px,220px) 1fr;gap:12px}
dt{color:#52606d}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}dd dl{padding-left:10px;border-left:2px solid #e4e8ed}
dd dl>div{grid-template-columns:minmax(90px,150px) 1fr}dd dd dl>div{grid-template-columns:1fr;gap:0}dd ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}
.nada{color:#52606d}.nota{font-size:14px;color:#52606d}
@media(max-width:560px){dl>div{grid-template-columns:1fr;gap:0}}
@media print{body{background:#fff}nav,section{border:0;padding:0}article{break-inside:avoid}}
`.replaceAll('\n', '');
