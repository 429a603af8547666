const CONTAS = [
  ['adm', 'administração: tudo'],
  ['mkt', 'marketing: páginas no construtor'],
  ['leiloeiro', 'leiloeiro'],
  ['sac', 'SAC: documentos e pedidos de clientes'],
  ['acerto', 'acerto: vendas e extratos'],
  ['patio', 'pátio: portaria e retiradas'],
  ['comitente', 'comitente'],
  ['transportadora', 'transportadora: retiradas de veículos, em /transportadora'],
  ['motorista', 'motorista dela, em /transportadora'],
  ['cliente1 … cliente9', 'clientes: dão lances'],
];

/** The one table that a start ends with: where everything is and who can enter. */
export function tabelaDeAcesso({ portas, banco, rtmp, segredos, segundos, primeiraHora = null }) {
  const demo = process.env.MARTELO_DEMO !== '0';
  const enderecos = [
    ...(demo
      ? [
          ['Site Leilo (leilão)', `http://leilo.localhost:${portas.storefront}`],
          ['Site Pacto (loja)', `http://pacto.localhost:${portas.storefront}`],
          ['Administração (de cada marca)', `http://leilo.localhost:${portas.storefront}/admin`],
        ]
      : []),
    ['CMS e construtor', `http://localhost:${portas.cms}/admin`],
    ['API do motor', `http://localhost:${portas.engine}/v1/docs`],
    ...(banco === null ? [] : [['Banco de demonstração', `http://127.0.0.1:${banco}`]]),
    ['Documentos (PDF)', `http://localhost:${portas.print}/healthz`],
    ['Transmissões (OBS)', `rtmp://localhost:${rtmp}/ao-vivo`],
  ];
  const contas = demo
    ? [
        ...CONTAS.map(([nome, papel]) => [`${nome}@demo.martelo`, papel]),
        ['Senha de todas', segredos.senhaDemo],
      ]
    : [];
  const quadroDeAcesso = quadro(
    `Martelo pronto em ${segundos.toFixed(1).replace('.', ',')} s`,
    [...enderecos, null, ...contas],
    'Ctrl-C encerra tudo.',
  );
  if (primeiraHora === null) return quadroDeAcesso;
  // Outside of the frame, on a line of its own: it is taken whole by a double click.
  return [
    '',
    'Esta casa ainda não tem marca. Abra a primeira hora por este link, que vale uma vez e por 30 minutos:',
    primeiraHora,
    quadroDeAcesso,
  ].join('\n');
}

function quadro(titulo, linhas, rodape) {
  const cheias = linhas.filter(Boolean);
  const esquerda = Math.max(...cheias.map(([a]) => a.length));
  const direita = Math.max(...cheias.map(([, b]) => b.length), titulo.length - esquerda);
  const largura = esquerda + direita + 4;
  const barra = '─'.repeat(largura + 1);
  const linha = (texto) => `│ ${texto.padEnd(largura)}│`;
  return [
    '',
    `┌${barra}┐`,
    linha(titulo),
    `├${barra}┤`,
    ...linhas.map((par) => (par === null ? `├${barra}┤` : linha(`${par[0].padEnd(esquerda)}    ${par[1]}`))),
    `├${barra}┤`,
    linha(rodape),
    `└${barra}┘`,
    '',
  ].join('\n');
}
