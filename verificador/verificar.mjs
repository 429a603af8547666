#!/usr/bin/env node
// Verifies what an auction house running Martelo publishes: ledgers, receipts, private parts. It shares no code with the engine and
// needs Node 20 or newer, nothing else. The format that it checks is written down in docs/livro.md.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const USO = `Uso:
  node verificar.mjs lote    <endereço ou arquivo do livro>          [--jwks x] [--hotsite marca]
  node verificar.mjs leilao  <endereço ou arquivo do livro>          [--jwks x] [--hotsite marca] [--lotes pasta]
  node verificar.mjs recibo  <recibo ou arquivo> [--livro x] [--privado x] [--jwks x] [--hotsite marca]
  node verificar.mjs privado <arquivo das partes privadas> [--livro x]
  node verificar.mjs custodia <endereço ou arquivo da custódia>      [--jwks x] [--hotsite marca]
Saída: 0 confere, 1 não confere, 2 não foi possível verificar.`;

const ABERTAS = new Set(
  'CADASTRADO PENDENTE PLACAR SUSPENSO LIBERADO_LEILAO AO_VIVO DOULHE_UMA DOULHE_DUAS REPASSE'.split(' '),
);
const HEX = /^[0-9a-f]{64}$/;
const MEMBROS = {
  lote: ['lelUid', 'leiUid', 'eventos', 'assinatura', 'assinaturaAtual'],
  leilao: ['leiUid', 'situacao', 'lotes', 'hash', 'assinatura'],
  linha: ['lelUid', 'numero', 'seq', 'hash', 'assinatura'],
  recibo: ['lelUid', 'cliUid', 'comandoId', 'tipo', 'valor', 'instante', 'seq', 'hash'],
  privado: ['lelUid', 'leiUid', 'eventos', 'silenciosos'],
};

/** Cannot be verified, which is not the same as being wrong. */
class Impossivel extends Error {}
/** What was published is not what it says it is. */
class Quebra extends Error {}
const exigir = (certo, motivo) => {
  if (!certo) throw new Quebra(motivo);
};

const sha256 = (texto) => createHash('sha256').update(texto, 'utf8').digest('hex');

/** RFC 8785: keys by UTF-16 code units, numbers and strings as ECMAScript writes them. */
function canonico(valor) {
  if (Array.isArray(valor)) return `[${valor.map(canonico).join(',')}]`;
  if (valor === null || typeof valor !== 'object') return JSON.stringify(valor);
  const membros = Object.keys(valor).sort();
  return `{${membros.map((chave) => `${JSON.stringify(chave)}:${canonico(valor[chave])}`).join(',')}}`;
}

/** Whether salt and content are what was committed to. */
const abre = (sal, parte, compromisso) => sha256(sal + canonico(parte)) === compromisso;

const mesmosMembros = (objeto, nomes) =>
  canonico(Object.keys(objeto ?? {}).sort()) === canonico([...nomes].sort());

/** Payload of a compact JWS (EdDSA) of kind `typ`, signed by a published key in that key's own time. */
function conferirJws(jws, typ, jwks, instante) {
  exigir(typeof jws === 'string' && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(jws), 'não é um JWS compacto');
  const [cabecalho, carga, assinatura] = jws.split('.');
  const ler = (parte) => JSON.parse(Buffer.from(parte, 'base64url').toString('utf8'));
  const { alg, kid, typ: tipo } = tentar(() => ler(cabecalho), 'o cabeçalho do JWS não é JSON');
  exigir(alg === 'EdDSA', `algoritmo ${alg}, e não EdDSA`);
  exigir(tipo === typ, `é uma assinatura de outro tipo: ${tipo}, e não ${typ}`);
  const chave = jwks.keys.find((uma) => uma.kid === kid);
  exigir(chave, 'a chave que assinou não está entre as publicadas');
  const publica = createPublicKey({ key: { kty: chave.kty, crv: chave.crv, x: chave.x }, format: 'jwk' });
  const confere = verify(
    null,
    Buffer.from(`${cabecalho}.${carga}`),
    publica,
    Buffer.from(assinatura, 'base64url'),
  );
  // The last character of base64url may carry unused bits: only the one spelling is the signature.
  exigir(
    confere && Buffer.from(assinatura, 'base64url').toString('base64url') === assinatura,
    'a assinatura não confere',
  );
  const dados = tentar(() => ler(carga), 'a carga do JWS não é JSON');
  const quando = Date.parse(instante ?? dados.instante);
  const inicios = jwks.keys.map(({ desde = 0 }) => new Date(desde).getTime()).sort((a, b) => a - b);
  const inicio = new Date(chave.desde ?? 0).getTime();
  const fim = inicios.find((outro) => outro > inicio) ?? Number.POSITIVE_INFINITY;
  exigir(!(quando < inicio || quando >= fim), 'a chave não estava em vigor no instante do que assina');
  return dados;
}

function tentar(fazer, motivo) {
  try {
    return fazer();
  } catch {
    throw new Quebra(motivo);
  }
}

/** Walks a lot's chain (rule 23). `dizer` is told of each link. */
function conferirCadeia({ lelUid, eventos }, dizer = () => {}) {
  exigir(
    typeof lelUid === 'string' && Array.isArray(eventos) && eventos.length > 0,
    'não é o livro de um lote',
  );
  let hash = sha256(`martelo:${lelUid}`);
  let antes = '';
  for (const [i, { seq, publico, privado, hash: dado }] of eventos.entries()) {
    const onde = `registro ${i + 1}`;
    exigir(seq === i + 1, `${onde}: numerado ${seq}`);
    exigir(HEX.test(privado), `${onde}: o compromisso privado não é um hash`);
    hash = sha256(`${hash}\n${canonico(publico)}\n${privado}`);
    exigir(hash === dado, `${onde}: o hash não corresponde ao conteúdo e ao registro anterior`);
    exigir(publico.instante >= antes, `${onde}: é anterior ao registro de antes`);
    antes = publico.instante;
    dizer(seq, publico);
  }
  return hash;
}

function conferirLote(livro, jwks, dizer) {
  exigir(mesmosMembros(livro, MEMBROS.lote), 'não é o livro de um lote');
  conferirCadeia(livro, dizer);
  const { eventos, assinatura, assinaturaAtual } = livro;
  const situacao = eventos.findLast(({ publico }) => publico.situacao)?.publico.situacao;
  if (ABERTAS.has(situacao)) {
    exigir(
      assinatura === null && assinaturaAtual === null,
      'há assinatura, mas o livro não mostra o encerramento',
    );
    return 'A cadeia confere. O lote não está encerrado: ainda não há assinatura, e o fim do livro pode crescer.';
  }
  exigir(assinatura !== null, 'o lote está encerrado e falta a assinatura do encerramento');
  const fechou = conferirPonta(livro, assinatura, jwks);
  const atual = assinaturaAtual === null ? fechou : conferirPonta(livro, assinaturaAtual, jwks);
  exigir(assinaturaAtual === null || atual > fechou, 'as duas assinaturas são do mesmo ponto do livro');
  exigir(atual === eventos.length, `há ${eventos.length - atual} registro(s) depois do último assinado`);
  return `A cadeia confere, e a assinatura do encerramento (registro ${fechou}) é da casa.`;
}

/** The seq that a signature over a lot's ledger speaks of. */
function conferirPonta({ lelUid, eventos }, jws, jwks) {
  const carga = JSON.parse(Buffer.from(String(jws).split('.')[1] ?? '', 'base64url').toString() || '{}');
  const instante = eventos[carga.seq - 1]?.publico.instante ?? 'sem instante';
  const { lelUid: lote, seq, hash } = conferirJws(jws, 'martelo-livro', jwks, instante);
  exigir(lote === lelUid, 'a assinatura é de outro lote');
  exigir(eventos[seq - 1]?.hash === hash, 'a assinatura é de outro conteúdo: há registros trocados');
  return seq;
}

async function conferirLeilao(leilao, jwks, livroDoLote) {
  const { leiUid, situacao, lotes, hash, assinatura } = leilao;
  exigir(mesmosMembros(leilao, MEMBROS.leilao) && Array.isArray(lotes), 'não é o livro de um leilão');
  for (const lote of lotes) {
    const { lelUid, numero, seq, hash: ponta } = lote;
    try {
      exigir(mesmosMembros(lote, MEMBROS.linha), 'não é a linha de um lote');
      const livro = await livroDoLote(lelUid);
      conferirLote(livro, jwks);
      exigir(livro.lelUid === lelUid, 'o livro é de outro lote');
      exigir(livro.leiUid === leiUid, 'o livro diz que o lote é de outro leilão');
      exigir(livro.assinatura === lote.assinatura, 'a assinatura difere da que está no livro do lote');
      exigir(livro.eventos[seq - 1]?.hash === ponta, 'o hash não é o do livro do lote');
      console.log(`  ✓ lote ${numero}: ${livro.eventos.length} registros`);
    } catch (erro) {
      if (erro instanceof Quebra) erro.message = `lote ${numero} (${lelUid}): ${erro.message}`;
      throw erro;
    }
  }
  if (situacao !== 'EXECUTADO' && situacao !== 'CANCELADO') {
    exigir(hash === null && assinatura === null, 'há hash final, mas o leilão não terminou');
    return 'Os livros dos lotes conferem. O leilão não terminou: ainda não há hash final.';
  }
  const final = sha256([`martelo:${leiUid}`, ...lotes.map((lote) => lote.hash)].join('\n'));
  exigir(hash === final, 'o hash final não é o dos lotes, nesta ordem');
  exigir(assinatura !== null, 'o leilão terminou e falta a assinatura');
  const linhas = lotes.map(({ lelUid, numero, seq, hash: ponta }) => ({ lelUid, numero, seq, hash: ponta }));
  // The end of an auction has no entry of its own in a lot's ledger: its key is asked for nothing but being published.
  const semTempo = { keys: jwks.keys.map(({ desde: _, ...uma }) => uma) };
  const carga = canonico(conferirJws(assinatura, 'martelo-leilao', semTempo));
  const esperada = canonico({ leiUid, situacao, hash, lotes: sha256(canonico(linhas)) });
  exigir(carga === esperada, 'a assinatura é de outro leilão, situação ou lista de lotes');
  return `O hash final de ${lotes.length} lotes confere e foi assinado pela casa.`;
}

/** A vehicle's chain, and the house's signature over its last line; of the house's own copy each private part as well. */
function conferirCustodia({ veiUid, eventos, assinatura }, jwks, dizer) {
  exigir(typeof veiUid === 'string' && Array.isArray(eventos), 'não é a custódia de um veículo');
  if (eventos.length === 0) {
    exigir(assinatura === null, 'há assinatura, e nenhum registro');
    return 'Não há registros deste veículo.';
  }
  const hash = conferirCadeia({ lelUid: `veiculo:${veiUid}`, eventos }, dizer);
  for (const { seq, sal, parte, privado } of eventos)
    if (sal !== undefined) exigir(abre(sal, parte, privado), `registro ${seq}: a parte da casa não abre`);
  const { instante } = eventos.at(-1).publico;
  const dito = conferirJws(assinatura, 'martelo-custodia', jwks, instante);
  exigir(
    canonico(dito) === canonico({ veiUid, seq: eventos.length, hash }),
    'a assinatura é de outro veículo ou de outro ponto da cadeia',
  );
  return `Os ${eventos.length} registros conferem, e o último foi assinado pela casa.`;
}

function conferirRecibo(jws, jwks, livro, privado) {
  const recibo = conferirJws(jws, 'martelo-recibo', jwks);
  const { lelUid, seq, hash, instante, tipo, valor } = recibo;
  const membros = seq === null ? [...MEMBROS.recibo, 'sal', 'compromisso'] : MEMBROS.recibo;
  exigir(mesmosMembros(recibo, membros), 'não é um recibo');
  console.log(`  lote ${lelUid}\n  ${tipo} de R$ ${(valor / 100).toFixed(2)} recebido em ${instante}`);
  if (livro) exigir(livro.lelUid === lelUid, 'o recibo é de outro lote');
  if (seq === null) {
    if (!privado)
      return 'A assinatura é da casa. O lance é silencioso: só as partes privadas (--privado) mostram que entrou no livro.';
    exigir(privado.lelUid === lelUid, 'as partes privadas são de outro lote');
    const incluido = privado.eventos.some(({ parte, silenciosos }) =>
      (silenciosos?.compromissos ?? parte.silenciosos).includes(recibo.compromisso),
    );
    exigir(incluido, 'o compromisso do recibo não foi incluído no livro');
    return 'A assinatura é da casa, e o livro inclui o compromisso deste lance silencioso.';
  }
  if (!livro) return 'A assinatura é da casa. Para ver se o lance está no livro, informe --livro.';
  conferirCadeia(livro);
  const registro = livro.eventos[seq - 1];
  exigir(registro?.hash === hash, `o livro não tem este lance no registro ${seq}`);
  const { publico } = registro;
  exigir(publico.instante === instante, 'o instante do livro é outro');
  const doTipo = publico.tipo !== 'Lance' || (publico.modo === tipo && !publico.resposta);
  exigir(doTipo, 'o livro mostra um lance de outro tipo');
  const combina = tipo === 'AUTOMATICO' ? publico.valor <= valor : publico.valor === valor;
  exigir(publico.valor === undefined || combina, 'o livro mostra outro valor');
  return `A assinatura é da casa, e o lance está no livro, registro ${seq}.`;
}

function conferirPrivado(privado, livro) {
  exigir(mesmosMembros(privado, MEMBROS.privado), 'não são partes privadas');
  const ponta = conferirCadeia(privado);
  const porIncluir = privado.silenciosos.map(({ sal, parte, compromisso }, i) => {
    exigir(abre(sal, parte, compromisso), `instrução silenciosa ${i + 1}: não abre o compromisso`);
    exigir(parte.lelUid === privado.lelUid, `instrução silenciosa ${i + 1}: é de outro lote`);
    return compromisso;
  });
  for (const { seq, sal, parte, privado: compromisso, silenciosos } of privado.eventos) {
    exigir(abre(sal, parte, compromisso), `registro ${seq}: a parte privada não abre o compromisso`);
    const lista = silenciosos?.compromissos ?? parte.silenciosos;
    const inteira = !silenciosos || abre(silenciosos.sal, lista, parte.silenciosos);
    exigir(inteira, `registro ${seq}: as instruções silenciosas não abrem o compromisso`);
    for (const um of lista)
      exigir(
        um === porIncluir.shift(),
        `registro ${seq}: inclui uma instrução silenciosa que não é a seguinte`,
      );
  }
  exigir(porIncluir.length === 0, `${porIncluir.length} instrução(ões) silenciosa(s) fora do livro`);
  if (!livro) return 'As partes privadas abrem os compromissos. Compare com o livro publicado: --livro.';
  exigir(livro.lelUid === privado.lelUid && livro.leiUid === privado.leiUid, 'o livro é de outro lote');
  exigir(conferirCadeia(livro) === ponta, 'o livro publicado termina em outro hash');
  return 'As partes privadas abrem todos os compromissos do livro publicado.';
}

async function ler(origem, hotsite) {
  if (/^https?:/.test(origem)) {
    const resposta = await fetch(origem, hotsite ? { headers: { hotsite } } : {}).catch((erro) => {
      throw new Impossivel(`${origem}: ${erro.cause?.message ?? erro.message}`);
    });
    if (!resposta.ok) throw new Impossivel(`${origem} respondeu ${resposta.status}`);
    return resposta.json();
  }
  if (!existsSync(origem)) throw new Impossivel(`não há arquivo ${origem}`);
  return tentar(() => JSON.parse(readFileSync(origem, 'utf8')), `${origem} não é JSON`);
}

async function principal([comando, alvo, ...resto]) {
  const opcoes = {};
  for (let i = 0; i < resto.length; i += 2) {
    if (!/^--(jwks|hotsite|livro|privado|lotes)$/.test(resto[i]) || resto[i + 1] === undefined)
      throw new Impossivel(USO);
    opcoes[resto[i].slice(2)] = resto[i + 1];
  }
  if (!/^(lote|leilao|recibo|privado|custodia)$/.test(comando) || !alvo) throw new Impossivel(USO);
  const { hotsite, lotes } = opcoes;
  const outro = async (nome) => (opcoes[nome] ? ler(opcoes[nome], hotsite) : null);
  const base = [alvo, opcoes.livro ?? ''].map((texto) => /^https?:.*\/v1\//.exec(texto)?.[0]).find(Boolean);
  const chaves = async () => {
    const origem = opcoes.jwks ?? (base && `${base}jwks`);
    if (!origem) throw new Impossivel('informe --jwks: o endereço ou o arquivo das chaves publicadas');
    return ler(origem, hotsite);
  };
  switch (comando) {
    case 'lote':
      return conferirLote(await ler(alvo, hotsite), await chaves(), (seq, { tipo, instante, valor }) =>
        console.log(`  ✓ ${seq} ${instante} ${tipo}${valor ? ` R$ ${(valor / 100).toFixed(2)}` : ''}`),
      );
    case 'leilao':
      if (!base && !lotes) throw new Impossivel('informe --lotes: a pasta dos livros, <lelUid>.json');
      return conferirLeilao(await ler(alvo, hotsite), await chaves(), (lelUid) =>
        ler(lotes ? `${lotes}/${lelUid}.json` : `${base}lotes/${lelUid}/livro`, hotsite),
      );
    case 'custodia':
      return conferirCustodia(await ler(alvo, hotsite), await chaves(), (seq, { tipo, em }) =>
        console.log(`  ✓ ${seq} ${em} ${tipo}`),
      );
    case 'recibo': {
      const jws = existsSync(alvo) ? readFileSync(alvo, 'utf8').trim() : alvo;
      return conferirRecibo(jws, await chaves(), await outro('livro'), await outro('privado'));
    }
    default:
      return conferirPrivado(await ler(alvo, hotsite), await outro('livro'));
  }
}

principal(process.argv.slice(2)).then(
  (veredito) => console.log(`CONFERE. ${veredito}`),
  (erro) => {
    // What nobody foresaw in a tampered file is tampering too, not a pass.
    const impossivel = erro instanceof Impossivel;
    console.error(impossivel ? erro.message : `NÃO CONFERE: ${erro.message}.`);
    process.exitCode = impossivel ? 2 : 1;
  },
);
