import type { OpcoesEnsaio } from './encenar.ts';
import { atividade, barras, curvaDePreco, esc, histograma, milissegundos, reais } from './graficos.ts';
import { type LoteMedido, type Medicao, percentil } from './medicao.ts';
import { TEMPERAMENTOS } from './temperamentos.ts';

type Dados = Pick<OpcoesEnsaio, 'modo' | 'tempo' | 'hotsite' | 'semente'>;

const SITUACOES: Record<string, string> = {
  AG_PAGAMENTO: 'Vendido',
  CONDICIONAL: 'Condicional',
  NAO_ARREMATADO: 'Sem lances',
  REPASSE: 'Repasse',
};

/** One self-contained HTML page: what happened, how fast, what was refused, lot by lot. */
export function relatorio(medicao: Medicao, { modo, tempo, hotsite, semente }: Dados): string {
  const duracao = medicao.fim - medicao.inicio;
  const aceitos = medicao.respostas.filter(({ resultado }) => resultado === 'aceito');
  const tempos = medicao.respostas
    .filter(({ resultado }) => resultado !== 'SEM_RESPOSTA')
    .map(({ ms }) => ms);
  const espalhamento = medicao.lotes.flatMap((lote) => lote.espalhamento);
  const atrasos = medicao.lotes.map((lote) => lote.atrasoDoFechamento).filter((ms) => ms !== null);
  const bom = medicao.problemas.length === 0;
  const cartao = (titulo: string, valor: string, nota = '') =>
    `<div class="cartao"><span>${titulo}</span><b>${valor}</b><small>${nota}</small></div>`;

  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Ensaio de leilão</title><style>${ESTILO}</style></head><body><main>
<p class="faixa">ENSAIO · nada aqui foi vendido</p>
<h1>Ensaio ${modo === 'ao-vivo' ? 'de pregão ao vivo' : 'de leilão por relógio'}</h1>
<p>${new Date(medicao.inicio).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })}, marca ${esc(hotsite)}, tempo ${tempo === 'real' ? 'real' : 'rápido'}, semente ${semente}; ${medicao.licitantes.length} licitantes em ${Math.round(duracao / 1_000)} s.</p>
<p class="veredito ${bom ? 'bom' : 'mau'}">${bom ? 'Nada do que não pode acontecer aconteceu: ninguém ficou sem resposta explicada, nenhum lote fechou antes da hora, todos terminaram vendo o mesmo.' : `${medicao.problemas.length} problema(s):`}</p>
${
  bom
    ? ''
    : `<ul>${medicao.problemas
        .slice(0, 50)
        .map((p) => `<li>${esc(p)}</li>`)
        .join('')}</ul>`
}
<section class="cartoes">
${cartao('Lances aceitos', aceitos.length.toLocaleString('pt-BR'), `de ${medicao.respostas.length.toLocaleString('pt-BR')} enviados`)}
${cartao('Resposta ao lance', milissegundos(percentil(tempos, 0.5)), `p99 ${milissegundos(percentil(tempos, 0.99))}`)}
${cartao('Do primeiro ao último a saber', milissegundos(percentil(espalhamento, 0.5)), `p99 ${milissegundos(percentil(espalhamento, 0.99))}`)}
${cartao('Aviso do fechamento', milissegundos(percentil(atrasos, 0.5)), atrasos.length ? `depois do fim; p99 ${milissegundos(percentil(atrasos, 0.99))}` : 'sem lotes por relógio')}
</section>
<h2>Resposta aos lances</h2>
${histograma(tempos, [
  { rotulo: 'p50', valor: percentil(tempos, 0.5) },
  { rotulo: 'p95', valor: percentil(tempos, 0.95) },
  { rotulo: 'p99', valor: percentil(tempos, 0.99) },
])}
<p class="legenda">Quantos lances tiveram resposta em cada faixa de milissegundos.</p>
<h2>Ritmo</h2>
${atividade(
  medicao.respostas.map(({ instante }) => instante),
  duracao,
)}
<h2>Respostas por desfecho</h2>
${barras(porContagem(medicao.respostas.map(({ resultado }) => resultado)))}
<p class="legenda">Recusas fazem parte: superado no caminho, abaixo do mínimo, lote encerrado. SEM_RESPOSTA só com quedas de conexão.</p>
<h2>Curvas de preço</h2>
<p class="legenda">Linha cheia: preço. Tracejada: mínimo. Traços embaixo: prorrogações. Vertical: fechamento.</p>
<section class="curvas">${medicao.lotes.map((lote) => curvaDoLote(lote, duracao)).join('')}</section>
<h2>Lotes</h2>${tabelaDeLotes(medicao.lotes)}
<h2>Licitantes</h2>${tabelaDeTemperamentos(medicao)}
</main></body></html>
`;
}

function curvaDoLote(lote: LoteMedido, duracao: number): string {
  const ultimo = lote.pontos.at(-1);
  return `<figure>${curvaDePreco(lote, duracao)}<figcaption><b>${esc(lote.nome)}</b><span>${ultimo?.valor == null ? 'sem lances' : reais(ultimo.valor)}</span></figcaption></figure>`;
}

function tabelaDeLotes(lotes: readonly LoteMedido[]): string {
  const linhas = lotes.map((lote) => {
    const { valor = null, situacao = '' } = lote.pontos.at(-1) ?? {};
    const fins = lote.pontos.map(({ dataFim }) => dataFim);
    const prorrogacoes = fins.filter((fim, i) => i > 0 && fim !== null && fim > (fins[i - 1] ?? fim)).length;
    const subida = valor === null ? '–' : `${Math.round((100 * (valor - lote.minimo)) / lote.minimo)}%`;
    return `<tr><td>${esc(lote.nome)}</td><td>${reais(lote.minimo)}</td><td>${valor === null ? '–' : reais(valor)}</td><td>${subida}</td><td>${lote.pontos.length - 1}</td><td>${prorrogacoes}</td><td>${esc(SITUACOES[situacao] ?? situacao)}</td><td>${esc(lote.lider ?? '–')}</td></tr>`;
  });
  return `<div class="rolagem"><table><thead><tr><th>Lote</th><th>Mínimo</th><th>Preço</th><th>Acima do mínimo</th><th>Eventos vistos</th><th>Prorrogações</th><th>Situação</th><th>Líder</th></tr></thead><tbody>${linhas.join('')}</tbody></table></div>`;
}

function tabelaDeTemperamentos({ licitantes, respostas }: Medicao): string {
  const nomes = [...new Set(licitantes.map(({ temperamento }) => temperamento))];
  const linhas = nomes.map((nome) => {
    const destes = licitantes.filter(({ temperamento }) => temperamento === nome);
    const suas = respostas.filter(({ temperamento }) => temperamento === nome);
    const { nome: rotulo, descricao } = TEMPERAMENTOS[nome as keyof typeof TEMPERAMENTOS];
    const soma = (campo: 'lances' | 'quedas') => destes.reduce((total, um) => total + um[campo], 0);
    return `<tr><td><b>${rotulo}</b><br><small>${descricao}</small></td><td>${destes.length}</td><td>${suas.length}</td><td>${soma('lances')}</td><td>${soma('quedas')}</td></tr>`;
  });
  return `<div class="rolagem"><table><thead><tr><th>Temperamento</th><th>Quantos</th><th>Lances enviados</th><th>Aceitos</th><th>Quedas de conexão</th></tr></thead><tbody>${linhas.join('')}</tbody></table></div>`;
}

function porContagem(itens: readonly string[]): { rotulo: string; valor: number; classe: string }[] {
  const contagem = new Map<string, number>();
  for (const item of itens) contagem.set(item, (contagem.get(item) ?? 0) + 1);
  return [...contagem]
    .sort((a, b) => b[1] - a[1])
    .map(([rotulo, valor]) => ({ rotulo, valor, classe: rotulo === 'aceito' ? 'aceito' : 'recusa' }));
}

const ESTILO = `
:root{--tinta:#16202c;--suave:#566373;--linha:#d9dfe6;--fundo:#f6f8fa;--azul:#1757a6;--verde:#0c7a4b;--ambar:#b65c00;--vermelho:#b3261e}
*{box-sizing:border-box}body{margin:0;background:var(--fundo);color:var(--tinta);font:16px/1.5 system-ui,sans-serif}
main{max-width:1080px;margin:0 auto;padding:24px 16px 64px}h1{font-size:clamp(1.5rem,4vw,2.2rem);margin:.2em 0}h2{margin:2em 0 .5em;font-size:1.25rem}
.faixa{display:inline-block;background:var(--ambar);color:#fff;font-weight:700;letter-spacing:.06em;padding:2px 12px;border-radius:99px;font-size:.8rem;margin:0}
.veredito{border-radius:10px;padding:14px 18px;font-weight:600}.bom{background:#e2f4eb;color:#075a36}.mau{background:#fce8e6;color:#8c1d18}
.cartoes{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:12px}.cartao{background:#fff;border:1px solid var(--linha);border-radius:12px;padding:14px 16px;display:grid}
.cartao span,.cartao small,.legenda{color:var(--suave);font-size:.85rem}.cartao b{font-size:1.7rem;font-variant-numeric:tabular-nums}
svg{display:block;width:100%;height:auto;background:#fff;border:1px solid var(--linha);border-radius:10px}
.curva{fill:none;stroke:var(--azul);stroke-width:2}.base{stroke:var(--suave);stroke-dasharray:4 4;opacity:.6}.ext{stroke:var(--ambar);stroke-width:2}.fim{stroke:var(--verde);stroke-width:1.5}
.barra{fill:var(--azul)}.area{fill:var(--azul);opacity:.35}.eixo,.num,svg .legenda{font:11px system-ui;text-anchor:middle;fill:var(--suave)}.num{fill:var(--tinta)}svg .fim-linha{text-anchor:end}
.curvas{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:12px}figure{margin:0}figcaption{display:flex;justify-content:space-between;gap:8px;font-size:.85rem;padding:4px 2px}
.barras{display:grid;grid-template-columns:minmax(8ch,max-content) 1fr max-content;gap:6px 12px;align-items:center;font-size:.9rem}.trilho{background:#e8edf2;border-radius:99px;height:14px;overflow:hidden}.trilho div{height:100%;min-width:3px;background:var(--ambar)}.trilho .aceito{background:var(--verde)}
.barras b{font-variant-numeric:tabular-nums;text-align:right}
.rolagem{overflow-x:auto;background:#fff;border:1px solid var(--linha);border-radius:10px}table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{padding:8px 12px;text-align:left;border-bottom:1px solid var(--linha);white-space:nowrap}td small{color:var(--suave);white-space:normal}tr:last-child td{border-bottom:0}
@media print{body{background:#fff}h2{break-after:avoid}figure,tr{break-inside:avoid}}`;
