import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Servico {
  image?: string;
  build?: { context: string; target: string };
  environment?: Record<string, string>;
  ports?: string[];
  expose?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[] };
}

const raiz = new URL('../', import.meta.url);
const ler = (nome: string) => readFileSync(new URL(nome, raiz), 'utf8');
const compose = parse(ler('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Servico>;
  volumes: Record<string, unknown>;
};
const servicos = Object.entries(compose.services);
const proprios = ['engine', 'cms', 'storefront', 'print', 'transmissao'];

describe('docker-compose.yml', () => {
  test('has three MongoDB members, Redis and the five services', () => {
    const mongos = servicos.filter(([nome]) => /^mongo\d$/.test(nome));
    expect(mongos).toHaveLength(3);
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['redis', 'mongo-inicio', ...proprios]),
    );
    for (const [nome] of mongos)
      expect(JSON.stringify(compose.services['mongo-inicio'])).toContain(`${nome}:27017`);
  });

  test('every service says what it runs, and every dependency and volume exists', () => {
    for (const [nome, servico] of servicos) {
      expect(Boolean(servico.image) !== Boolean(servico.build), nome).toBe(true);
      for (const [outro, { condition }] of Object.entries(servico.depends_on ?? {})) {
        expect(Object.keys(compose.services), nome).toContain(outro);
        const esperado = compose.services[outro]?.healthcheck?.test
          ? 'service_healthy'
          : 'service_completed_successfully';
        expect(condition, `${nome} → ${outro}`).toBe(esperado);
      }
      for (const volume of servico.volumes ?? [])
        expect(Object.keys(compose.volumes), nome).toContain(volume.split(':')[0]);
    }
  });

  test('no dependency goes in a circle', () => {
    const visitar = (nome: string, caminho: string[]): void => {
      expect(caminho).not.toContain(nome);
      for (const outro of Object.keys(compose.services[nome]?.depends_on ?? {}))
        visitar(outro, [...caminho, nome]);
    };
    for (const [nome] of servicos) visitar(nome, []);
  });

  test('each of our services is a target of the Dockerfile, listens where it says, and is asked on /readyz', () => {
    const dockerfile = ler('Dockerfile');
    for (const nome of proprios) {
      const servico = compose.services[nome]!;
      expect(dockerfile).toMatch(new RegExp(`^FROM base AS ${servico.build?.target}$`, 'm'));
      const porta = servico.environment?.[`PORT_${nome.toUpperCase()}`];
      // Documents come through the storefront alone.
      if (nome === 'print') expect([servico.ports, servico.expose]).toEqual([undefined, [porta]]);
      else expect(servico.ports).toEqual([`${porta}:${porta}`]);
      expect(servico.healthcheck?.test?.join(' ')).toContain(`:${porta}/readyz`);
      for (const outro of proprios)
        expect(servico.environment?.[`${outro.toUpperCase()}_URL`]).toMatch(`http://${outro}:`);
    }
  });

  test('engine and cms share one MongoDB; the engine has the Redis that goes with it', () => {
    const { engine, cms } = compose.services;
    expect(engine?.environment?.MONGODB_URI).toMatch(/^mongodb:\/\/mongo1:27017,mongo2.*replicaSet=martelo/);
    expect(cms?.environment?.MONGODB_URI).toBe(engine?.environment?.MONGODB_URI);
    expect(engine?.environment?.REDIS_URL).toBe('redis://redis:6379');
    expect(engine?.depends_on).toMatchObject({ 'mongo-inicio': {}, redis: {} });
  });

  test('holds no secret: they come from outside, and are required', () => {
    expect(compose.services.engine?.environment?.MARTELO_SEGREDO_SERVICO).toMatch(
      /^\$\{MARTELO_SEGREDO_SERVICO:\?/,
    );
    for (const nome of proprios)
      expect(compose.services[nome]?.environment, nome).toMatchObject({
        MARTELO_PROXIES: '${MARTELO_PROXIES:-}',
        MARTELO_SEGREDO_SERVICO_ANTERIOR: '${MARTELO_SEGREDO_SERVICO_ANTERIOR:-}',
        MARTELO_MONITOR_TOKEN: '${MARTELO_MONITOR_TOKEN:-}',
      });
    expect(compose.services.cms?.environment?.PAYLOAD_SECRET).toMatch(/^\$\{PAYLOAD_SECRET:\?/);
  });

  test('the Dockerfile copies only what exists', () => {
    for (const [, origens] of ler('Dockerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)) {
      for (const origem of origens!.split(' ')) expect(existsSync(new URL(origem, raiz)), origem).toBe(true);
    }
  });
});
