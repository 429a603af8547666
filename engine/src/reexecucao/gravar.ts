/**
 * Records a log to be read for ever: `node engine/src/reexecucao/gravar.ts engine/src/reexecucao/logs/005.gravado`. Done once for each
 * format, when it is new; afterwards the file is never made again, since what is in it is what was written then.
 */
import { writeFileSync } from 'node:fs';
import { iso, loteUid, Mesa } from '../auction/mesa.ts';
import type { Pedido } from '../auction/modelo/comando.ts';
import type { Evento } from '../auction/modelo/evento.ts';
import { cabecaDepois, cabecaInicial, sha256, textoDoCommit } from '../log/encadear.ts';

const [ANA, BIA, CAIO] = ['a1', 'b1', 'c1'].map((fim) => `01900000-0000-7000-8000-0000000000${fim}`) as [
  string,
  string,
  string,
];
const pessoa = (uid: string) => ({ uid, apelido: `apelido-${uid.slice(-2)}`, cidade: 'Goiânia/GO' });

/** An auction in which everything happens that can happen in one. Seconds on the table's clock. */
function jogar(): Mesa {
  const mesa = new Mesa({ incrementos: [{ ate: 100_000, valor: 5_000 }, { valor: 10_000 }], cascata: true }, [
    { fim: 1_000, valorComitente: 150_000 },
    { fim: 1_120, valorComitente: 900_000 },
    { fim: 5_000, valor: { minimo: 50_000, compreJa: 200_000 } },
    { fim: 5_000, somenteBuyNowProposta: true, valor: { minimo: 50_000, compreJa: 300_000 } },
    { finalizacaoManual: true },
    { finalizacaoManual: true },
  ]);
  const mandar = (pedido: Pedido, segundo: number, autor = 'equipe') => mesa.mandar(pedido, segundo, autor);
  const [um, dois, tres, quatro] = [1, 2, 3, 4].map(loteUid) as [string, string, string, string];
  mandar({ tipo: 'assumir-posse', dono: 'processo-1' }, 1, 'sistema');
  mandar(
    { tipo: 'alterar-leilao', mudancas: { nome: 'Leilão de tudo', incrementos: [{ valor: 5_000 }] } },
    2,
  );
  mandar({ tipo: 'alterar-lote', lelUid: um, mudancas: { nome: 'Só o nome, com á' } }, 3);
  mandar(
    {
      tipo: 'alterar-lote',
      lelUid: dois,
      mudancas: { valor: { ...mesa.lote(2).dados.valor, minimo: 60_000 } },
    },
    4,
  );
  mesa.lance(ANA, 'MANUAL', 500, 10);
  mesa.lance(BIA, 'AUTOMATICO', 1_000, 11);
  mesa.lance(ANA, 'MANUAL', 500, 12);
  mesa.lance(BIA, 'AUTOMATICO', 1_200, 13);
  mesa.lance(CAIO, 'AUTOMATICO', 900, 14);
  mesa.lance(BIA, 'AUTOMATICO', 2_000, 15);
  mesa.lance(CAIO, 'MANUAL', 1_700, 16);
  const deCaio = mesa.lote().instrucoes.at(-1)!.lance;
  mandar({ tipo: 'cancelar-lance', lelUid: um, lance: deCaio, motivo: 'pedido do cliente' }, 20);
  mesa.lance(CAIO, 'MANUAL', 700, 21, 2);
  mandar({ tipo: 'restituir-tempo', de: iso(100), ate: iso(130) }, 130, 'sistema');
  mesa.lance(ANA, 'MANUAL', 1_800, 1_020);
  // A pause outlasts the end: a bid is taken back in it, and a step changed by who may, once somebody may not.
  mesa.leiloeiro({ acao: 'pausar' }, 1_030);
  const semPapel = { valor: { incremento: 7_000 } };
  mandar({ tipo: 'alterar-lote', lelUid: um, mudancas: semPapel }, 1_040);
  mandar({ tipo: 'alterar-lote', lelUid: um, mudancas: semPapel, termos: true, como: ['equipe'] }, 1_041);
  const deAna = mesa.lote().instrucoes.at(-1)!.lance;
  mandar({ tipo: 'cancelar-lance', lelUid: um, lance: deAna, motivo: 'engano' }, 1_300);
  mesa.leiloeiro({ acao: 'retomar' }, 1_310);
  // Below the reserve: the consignor asks for more, and the client agrees.
  mesa.encerrar(mesa.lote(1).dataFim! / 1_000, 1);
  mesa.encerrar(mesa.lote(2).dataFim! / 1_000, 2);
  mandar(
    { tipo: 'responder-condicional', lelUid: dois, resposta: 'Novo valor', valor: 85_000, nome: 'Comitente' },
    2_000,
  );
  mandar(
    { tipo: 'responder-novo-valor', lelUid: dois, cliUid: CAIO, resposta: 'ACEITA', valor: null },
    2_010,
    CAIO,
  );
  mandar({ tipo: 'comprar-ja', lelUid: tres, participante: pessoa(ANA) }, 2_020, ANA);
  mandar(
    {
      ...{ tipo: 'fazer-proposta', lelUid: quatro, participante: pessoa(BIA), valor: 120_000 },
      ...{ telefone: null, email: null },
    },
    2_030,
    BIA,
  );
  const proposta = [...mesa.lote(4).propostas!.values()].at(-1)!.uid;
  mandar(
    { tipo: 'responder-proposta', lelUid: quatro, proposta, resposta: 'CONTRAPROPOSTA', valor: 150_000 },
    2_040,
  );
  mandar(
    { tipo: 'responder-contraproposta', lelUid: quatro, proposta, cliUid: BIA, resposta: 'ACEITA' },
    2_050,
    BIA,
  );
  // In the room.
  mesa.leiloeiro({ acao: 'abrir-lote' }, 3_000, { lelUid: loteUid(5), seq: mesa.lote(5).seq });
  mesa.naSala('01900000-0000-7000-8000-0000000000f7', 600, 3_010);
  mesa.leiloeiro({ acao: 'dou-lhe-uma' }, 3_020);
  mesa.leiloeiro({ acao: 'desfazer' }, 3_025);
  mesa.leiloeiro({ acao: 'incremento', valor: 20_000 }, 3_030);
  mesa.leiloeiro({ acao: 'pausar' }, 3_035);
  mesa.leiloeiro({ acao: 'retomar' }, 3_050);
  mesa.leiloeiro({ acao: 'dou-lhe-uma' }, 3_055);
  mesa.leiloeiro({ acao: 'dou-lhe-duas' }, 3_060);
  mesa.leiloeiro({ acao: 'vender' }, 3_070);
  mesa.leiloeiro({ acao: 'abrir-lote' }, 3_100, { lelUid: loteUid(6), seq: mesa.lote(6).seq });
  mesa.leiloeiro({ acao: 'comunicar', texto: 'A chave reserva não acompanha', mudaDescricao: false }, 3_102);
  mesa.lance(ANA, 'MANUAL', 500, 3_103, 6);
  mesa.leiloeiro({ acao: 'comunicar', texto: 'O motor não é o original', mudaDescricao: true }, 3_104);
  mandar({ tipo: 'pedir-retirada', lelUid: loteUid(6), cliUid: BIA }, 3_105, BIA);
  mandar({ tipo: 'pedir-retirada', lelUid: loteUid(6), cliUid: ANA }, 3_106, ANA);
  mesa.leiloeiro({ acao: 'retirar-comunicado', uid: mesa.lote(6).comunicados[0]!.uid }, 3_107);
  mandar(
    { tipo: 'cancelar-lance', lelUid: loteUid(6), lance: mesa.lote(6).lideranca!.lance, motivo: 'a pedido' },
    3_108,
  );
  // Back over the opening to the sale before, and forth again.
  mesa.leiloeiro({ acao: 'desfazer' }, 3_109);
  mesa.leiloeiro({ acao: 'desfazer' }, 3_109.2);
  mesa.leiloeiro({ acao: 'vender' }, 3_109.4);
  mesa.leiloeiro({ acao: 'abrir-lote' }, 3_109.6, { lelUid: loteUid(6), seq: mesa.lote(6).seq });
  mesa.leiloeiro({ acao: 'nao-arrematar' }, 3_110);
  // Who stood behind the room's name; by mistake, another one, and once more the same.
  for (const cliUid of [ANA, BIA, ANA])
    mandar({ tipo: 'identificar-comprador', lelUid: loteUid(5), cliUid }, 3_150);
  mandar({ tipo: 'mudar-situacao-leilao', situacao: 'EXECUTADO' }, 3_200);
  return mesa;
}

/** A commit a command, as the log's own text: `<hash> <canonical text>`. */
function linhas({ eventos, estado }: Mesa): string {
  const stream = `leilao:${estado!.leilao.uid}`;
  let cabeca = cabecaInicial(stream);
  let texto = '';
  const inicios = eventos.flatMap(({ tipo }, i) => (tipo === 'ComandoDecidido/1' ? [i] : []));
  for (const [n, inicio] of inicios.entries()) {
    const { commitNo, nextSeq, hash: prevHash } = cabeca;
    const commit = {
      ...{
        stream,
        commitNo: commitNo + 1,
        epoch: 1,
        commitId: `commit-${n + 1}`,
        firstSeq: nextSeq,
        prevHash,
      },
      events: eventos.slice(inicio, inicios[n + 1]),
    };
    const canonico = textoDoCommit(commit);
    cabeca = cabecaDepois({ ...commit, hash: sha256(canonico) });
    texto += `${cabeca.hash} ${canonico}\n`;
  }
  return texto;
}

const mesa = jogar();
const recusas = mesa.eventos.filter(
  (evento: Evento) => evento.tipo === 'ComandoDecidido/1' && !evento.resposta.ok,
);
writeFileSync(process.argv[2]!, linhas(mesa));
const tipos = new Set(mesa.eventos.map(({ tipo }) => tipo));
console.log(
  `${mesa.eventos.length} eventos, ${tipos.size} tipos, recusas: ${recusas.map((recusa) => JSON.stringify((recusa as { resposta: unknown }).resposta)).join('\n')}`,
);
console.log([...tipos].sort().join(' '));
