import { describe, expect, it } from 'vitest';
import type { Evento } from '../auction/modelo/evento.ts';
import { sha256, textoDoCommit } from '../log/encadear.ts';
import type { StoredCommit } from '../log/log.ts';
import { bancada, LEILAO } from '../runtime/test-bench.ts';
import { logsGravados } from './gravado.ts';
import { reexecutar } from './reexecutar.ts';

async function gravar(): Promise<StoredCommit[]> {
  const mesa = await bancada();
  await mesa.abrirLeilao([{ fimEm: 60_000 }]);
  await mesa.lance('ana', 1_000, { modo: 'AUTOMATICO' });
  await mesa.lance('bia', 700);
  await mesa.lance('ana', 2_000, { modo: 'AUTOMATICO' });
  await mesa.lance('caio', 10).catch(() => {});
  await mesa.ambiente.passar(600_000);
  const commits: StoredCommit[] = [];
  for await (const commit of mesa.log.read(`leilao:${LEILAO}`)) commits.push(commit);
  return commits;
}

/** The log written again after `mudar`, its own chain put right: what a forger with all the hashes would leave. */
function reescrever(commits: StoredCommit[], mudar: (evento: Evento) => void): StoredCommit[] {
  const copia = structuredClone(commits);
  for (const commit of copia) for (const evento of commit.events) mudar(evento);
  let anterior = copia[0]!.prevHash;
  return copia.map((commit) => {
    const refeito = { ...commit, prevHash: anterior };
    anterior = sha256(textoDoCommit(refeito));
    return { ...refeito, hash: anterior };
  });
}

/** Every event the core can give. One that no recorded log has is a log that could break unnoticed: record a new one (gravar.ts). */
const TIPOS: Record<Evento['tipo'], true> = {
  'ComandoDecidido/1': true,
  'LeilaoCriado/1': true,
  'LeilaoAlterado/1': true,
  'SituacaoLeilaoAlterada/1': true,
  'PregaoMovido/1': true,
  'LoteIncluido/1': true,
  'LoteAlterado/1': true,
  'SituacaoLoteAlterada/1': true,
  'LanceAceito/1': true,
  'MaximoElevado/1': true,
  'LanceCancelado/1': true,
  'LoteProrrogado/1': true,
  'PosseAssumida/1': true,
  'TempoRestituido/1': true,
  'VendaDireta/1': true,
  'CondicionalAberta/1': true,
  'CondicionalRespondida/1': true,
  'CompradorIdentificado/1': true,
  'ComunicadoFeito/1': true,
  'ComunicadoRetirado/1': true,
  'RetiradaPedida/1': true,
  'PropostaFeita/1': true,
  'PropostaRespondida/1': true,
  'LoteEncerrado/1': true,
};

describe('the recorded logs', () => {
  it('have every event there is', () => {
    const gravados = logsGravados().flatMap(({ streams }) => [...streams.values()].flat());
    const tipos = new Set(gravados.flatMap(({ events }) => events.map(({ tipo }) => tipo)));
    expect([...tipos].sort()).toEqual(Object.keys(TIPOS).sort());
  });
});

describe('re-executing a stored auction', () => {
  for (const { nome, streams } of logsGravados())
    for (const [stream, commits] of streams)
      it(`the recorded ${nome} of ${stream} folds and comes out bit for bit today`, async () => {
        expect(await reexecutar(stream, commits)).toMatchObject({ ok: true, commits: commits.length });
      });

  it('gives every event again, refusals included, from the commands alone', async () => {
    const resultado = await reexecutar(`leilao:${LEILAO}`, await gravar());
    expect(resultado).toMatchObject({ ok: true });
  });

  it('finds a price that was changed in the log, though every hash of the log was made right again', async () => {
    const commits = reescrever(await gravar(), (evento) => {
      if (evento.tipo === 'LanceAceito/1' && evento.participante.uid === 'bia') evento.valor += 100;
    });
    expect(await reexecutar(`leilao:${LEILAO}`, commits)).toMatchObject({
      ok: false,
      divergencia: { caminho: '/1/valor', gravado: 70_100, agora: 70_000 },
    });
  });

  it('finds a command that was left out, an event that was added, and a broken chain', async () => {
    const commits = await gravar();
    const stream = `leilao:${LEILAO}`;
    const menos = reescrever(commits, () => {});
    menos[3]!.events.pop();
    expect(await reexecutar(stream, menos)).toMatchObject({ ok: false, divergencia: { commitNo: 4 } });
    const semUm = [...commits.slice(0, 3), ...commits.slice(4)];
    expect(await reexecutar(stream, semUm)).toMatchObject({ ok: false, divergencia: { caminho: '' } });
    const amais = reescrever(commits, () => {});
    amais[0]!.events.push(amais[2]!.events[1]!);
    expect(await reexecutar(stream, amais)).toMatchObject({ ok: false });
  });
});
