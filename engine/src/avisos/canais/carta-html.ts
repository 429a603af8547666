import type { Modelo } from '@martelo/shared/avisos/modelo';
import { textoSobre } from '@martelo/shared/pagina/tema/tema';

export interface PartesDaCarta {
  texto: Modelo;
  /** Of the person who is written to. */
  nome: string;
  marca: string;
  corPrimaria: string;
  /** A bitmap's whole address; null where the name stands for it. */
  logo: string | null;
  /** The brand's, under the letter. */
  endereco: string | null;
  /** Null where there is no button. */
  botao: { texto: string; link: string } | null;
  /** Where what one is told of is chosen. */
  preferencias: string;
  descadastro: string | null;
  /** Why somebody without an account is written to; they have no choices to make. */
  porque?: string;
}

const PORQUE = 'Você recebe esta mensagem porque tem cadastro em';

/** The letter as plain text: what is read where no HTML is. */
export function cartaEmTexto({
  texto,
  nome,
  marca,
  botao,
  preferencias,
  descadastro,
  porque,
}: PartesDaCarta): string {
  return [
    `Olá, ${nome}.`,
    '',
    texto.corpo,
    ...(botao === null ? [] : ['', `${botao.texto}: ${botao.link}`]),
    '',
    marca,
    '',
    '--',
    ...(porque === undefined ? [`${PORQUE} ${marca}.`, `Escolha seus avisos: ${preferencias}`] : [porque]),
    ...(descadastro === null ? [] : [`Não receber mais este aviso por e-mail: ${descadastro}`]),
  ].join('\n');
}

/**
 * The letter as HTML: tables and inline styles, as mail programs read them, and colours of its own for the dark. What was put into the
 * text is escaped here, and nowhere else.
 */
export function cartaEmHtml(carta: PartesDaCarta): string {
  const { texto, nome, marca, corPrimaria, logo, endereco, botao, preferencias, descadastro } = carta;
  const sobre = textoSobre(corPrimaria);
  const cabeca =
    logo === null
      ? `<span style="font-size:20px;font-weight:700;color:${sobre}">${seguro(marca)}</span>`
      : `<img src="${seguro(logo)}" alt="${seguro(marca)}" height="36" style="display:block;height:36px;max-width:240px;border:0">`;
  // A logo was drawn for a light ground; a name is set on the brand's colour.
  const fundo = logo === null ? corPrimaria : '#ffffff';
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${seguro(texto.titulo)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.fora{background:#15181c!important}.folha{background:#1f2429!important}
.titulo,.corpo{color:#f2f4f6!important}.pe,.pe a{color:#a9b2bb!important}.corpo a{color:#9cc4ff!important}
}
</style>
</head>
<body class="fora" style="margin:0;padding:0;background:#f2f4f6">
<table role="presentation" class="fora" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f4f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="folha" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:10px;overflow:hidden;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<tr><td style="padding:20px 24px;background:${fundo};border-bottom:4px solid ${corPrimaria}">${cabeca}</td></tr>
<tr><td style="padding:24px">
<h1 class="titulo" style="margin:0 0 16px;font-size:20px;line-height:1.3;color:#15181c;overflow-wrap:anywhere">${seguro(texto.titulo)}</h1>
<div class="corpo" style="font-size:16px;line-height:1.5;color:#2b3138;overflow-wrap:anywhere">
<p style="margin:0 0 16px">Olá, ${seguro(nome)}.</p>
${texto.corpo
  .split(/\n{2,}/)
  .map(paragrafo)
  .join('\n')}
</div>
${botao === null ? '' : botaoEmHtml(botao, corPrimaria, sobre)}
</td></tr>
<tr><td class="pe" style="padding:16px 24px 24px;font-size:13px;line-height:1.5;color:#59636e">
${
  carta.porque === undefined
    ? `${PORQUE} ${seguro(marca)}${endereco === null ? '' : `, ${seguro(endereco)}`}.<br>
<a href="${seguro(preferencias)}" style="color:#59636e">Escolher meus avisos</a>`
    : seguro(carta.porque)
}${
  descadastro === null
    ? ''
    : ` · <a href="${seguro(descadastro)}" style="color:#59636e">Não receber mais este aviso por e-mail</a>`
}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

const paragrafo = (texto: string): string =>
  `<p style="margin:0 0 16px">${texto.split('\n').map(linhaEmHtml).join('<br>')}</p>`;

/** A line that is nothing but an address is a link. */
const linhaEmHtml = (linha: string): string =>
  /^https?:\/\/\S+$/.test(linha) ? `<a href="${seguro(linha)}">${seguro(linha)}</a>` : seguro(linha);

const botaoEmHtml = ({ texto, link }: { texto: string; link: string }, cor: string, sobre: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 0"><tr><td style="border-radius:8px;background:${cor}"><a href="${seguro(link)}" style="display:inline-block;padding:12px 20px;font-size:16px;font-weight:600;color:${sobre};text-decoration:none">${seguro(texto)}</a></td></tr></table>`;

const TROCAS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const seguro = (texto: string): string => texto.replace(/[&<>"']/g, (letra) => TROCAS[letra]!);
