import type { CustodiaDaCasa } from '@martelo/shared/custodia';
import type { RecursoDescrito } from '@martelo/shared/recurso';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PARTES_DO_VEICULO } from '../../../src/palavras/admin-veiculo-partes.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { navegadorConfere } from '../../../src/verificar/assinatura.ts';
import { buscarChaves } from '../../../src/verificar/buscar.ts';
import { conferirCustodia } from '../../../src/verificar/conferir-custodia.ts';
import type { Laudo } from '../../../src/verificar/conferir-lote.ts';
import type { Elo, Registro } from '../../../src/verificar/documentos.ts';
import { leituraDoElo } from '../../../src/verificar/rotulos.ts';
import { Trilha } from '../../../src/verificar/Trilha.tsx';
import { chamar } from '../../dados/chamar.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { guardarComo } from '../../dados/guardar-arquivo.ts';
import { copiar } from '../../partes/copiar.ts';
import { Ditos } from '../../partes/Ditos.tsx';
import { Lido } from '../../partes/Lido.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { textoDe } from '../../valor/valor.ts';
import type { PropsDaAba } from '../veiculo.ts';

const P = PARTES_DO_VEICULO.custodia;
const COMO = ['casa', 'publico'] as const;

/** What happened to it, checked here by what /verificar checks with; as the house sees it, or as anybody does. */
export default function Custodia({ recurso, veiculo }: PropsDaAba) {
  const { tipo } = useCasa().configuracao.marca;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['veiculo', 'custodia', veiculo.uid, veiculo.revisao],
    async queryFn({ signal }) {
      const daCasa = await chamar<CustodiaDaCasa>('GET', `/v1/veiculos/${veiculo.uid}/custodia`, { signal });
      const chaves = (await navegadorConfere()) ? await buscarChaves(tipo) : null;
      return { daCasa, semChaves: chaves === null, laudo: await conferirCustodia(daCasa, chaves) };
    },
    retry: false,
  });
  return (
    <Lido
      lendo={isPending}
      erro={error}
      deNovo={() => void refetch()}
      vazio={data?.daCasa.eventos.length === 0 && P.nenhuma}
    >
      {data && <Conferida {...data} {...{ recurso }} lelUid={veiculo.lelUid ?? null} />}
    </Lido>
  );
}

const TITULOS = { assinado: P.conferida, aberto: P.ateAqui, quebrado: P.naoConfere } as const;

function Conferida({
  daCasa,
  laudo,
  semChaves,
  lelUid,
  recurso,
}: {
  daCasa: CustodiaDaCasa;
  laudo: Laudo;
  semChaves: boolean;
  lelUid: string | null;
  recurso: RecursoDescrito;
}) {
  const [como, ver] = useState<(typeof COMO)[number]>('casa');
  const { tipo } = useCasa().configuracao.marca;
  const grupo = useId();
  const quebrada = laudo.veredito === 'quebrado';
  const { eventos, ...resto } = daCasa;
  const publica = { ...resto, eventos: eventos.map(({ sal: _, parte: __, ...publico }) => publico) };
  return (
    <div className="veiculo-custodia">
      <p className="quieto">{P.explica}</p>
      <div className={quebrada ? 'nota ruim' : 'nota bom'} role={quebrada ? 'alert' : 'status'}>
        <strong>
          <Icone nome={quebrada ? 'circle-x' : 'shield-check'} tamanho={18} /> {TITULOS[laudo.veredito]}
        </strong>
        <span>{laudo.resumo}</span>
        {semChaves && <span>{P.semConferir}</span>}
      </div>
      <Codigo hash={eventos.at(-1)!.hash} />
      <p className="acoes-da-parte">
        <Botao
          icone="download"
          onClick={() =>
            guardarComo(
              `custodia-${daCasa.veiUid}.json`,
              new Blob([JSON.stringify(publica, null, 2)], { type: 'application/json' }),
            )
          }
        >
          {P.guardar}
        </Botao>
        {lelUid && (
          <a className="botao normal" href={`/verificar?custodia=${lelUid}`} target="_blank" rel="noopener">
            {P.conferirNoSite}
          </a>
        )}
      </p>
      <fieldset className="escolhas em-linha">
        <legend>{P.quemVe}</legend>
        {COMO.map((um) => (
          <label key={um} className="escolha">
            <input type="radio" name={grupo} checked={como === um} onChange={() => ver(um)} />
            {P[um]}
          </label>
        ))}
      </fieldset>
      {como === 'publico' && <p className="quieto">{P.publicoExplica}</p>}
      <Trilha
        conferidos={laudo.conferidos}
        modo={tipo}
        ler={leituraDoElo}
        {...(como === 'casa' && { mais: (elo: Registro) => <Reservado {...{ elo, recurso }} /> })}
      />
    </div>
  );
}

/** The chain's own: who has the same one has the same chain. */
function Codigo({ hash }: { hash: string }) {
  const dizer = useDizer();
  return (
    <div className="veiculo-codigo">
      <h2>{P.codigo}</h2>
      <code>{hash}</code>
      <Botao
        icone="copy"
        onClick={async () => {
          const foi = await copiar({ texto: hash });
          dizer(foi ? P.copiado : P.naoCopiou, foi ? {} : { tom: 'ruim' });
        }}
      >
        {P.copiar}
      </Botao>
      <small className="quieto">{P.codigoExplica}</small>
    </div>
  );
}

/** What only the house opens of a line. */
function Reservado({ elo, recurso }: { elo: Elo; recurso: RecursoDescrito }) {
  const ditos = Object.entries(elo.parte ?? {}).flatMap(([nome, valor]) => {
    const campo = recurso.campos.find((um) => um.campo === nome);
    return campo && valor !== null && valor !== '' ? [[campo.rotulo, textoDe(campo, valor)] as const] : [];
  });
  if (ditos.length === 0) return null;
  return (
    <details className="veiculo-reservado">
      <summary>
        <Icone nome="lock" tamanho={14} /> {P.soACasa}
      </summary>
      <div className="sabidos">
        <Ditos de={ditos} />
      </div>
    </details>
  );
}
