import { formatarData } from '@martelo/shared/datas';
import { ROTULOS_MOMENTO } from '@martelo/shared/estadias/estadia';
import { ROTULOS_VISTA } from '@martelo/shared/modelo-de-fotos';
import { useQueries } from '@tanstack/react-query';
import { noSite } from '../../../src/cliente/anexo.ts';
import { PARTES_DO_VEICULO } from '../../../src/palavras/admin-veiculo-partes.ts';
import { Icone } from '../../../src/site/ui/Icone.tsx';
import { fotosDaEstadia } from '../../partes/fotos-da-estadia.ts';
import { Lido } from '../../partes/Lido.tsx';
import { type FotoDoVeiculo, porPosicao } from '../fotos.ts';
import { type PropsDaAba, useEstadias } from '../veiculo.ts';

const P = PARTES_DO_VEICULO.fotos;

type Enderecos = ReadonlyMap<string, { inteira: string | null; pequena: string | null }>;

/** All its pictures, position by position: how it came and how it left, stay beside stay. */
export default function Fotos({ veiculo }: PropsDaAba) {
  const { data, error, isPending, refetch } = useEstadias(veiculo);
  const comFotos = (data?.itens ?? []).filter(({ fotos }) => fotos.length > 0);
  const lidas = useQueries({ queries: comFotos.map(fotosDaEstadia) });
  const partes = porPosicao(comFotos);
  const enderecos: Enderecos = new Map(
    lidas.flatMap(({ data: fotos }) =>
      (fotos?.itens ?? []).map(({ uid, endereco, miniatura }) => [
        uid,
        { inteira: noSite(endereco), pequena: noSite(miniatura ?? endereco) },
      ]),
    ),
  );
  const repetidas = new Set(
    partes.flatMap(({ fotos }) => fotos).flatMap(({ uid, repete }) => (repete.length > 0 ? [uid] : [])),
  ).size;
  return (
    <Lido
      lendo={isPending || lidas.some((uma) => uma.isPending)}
      erro={error ?? lidas.find((uma) => uma.error)?.error ?? null}
      deNovo={() => {
        void refetch();
        for (const uma of lidas) if (uma.error) void uma.refetch();
      }}
      vazio={partes.length === 0 && P.nenhuma}
    >
      {repetidas > 0 && (
        <p className="nota" role="note">
          {P.quantasRepetidas(repetidas)}
        </p>
      )}
      <div className="veiculo-posicoes">
        {partes.map(({ vista, fotos }) => (
          <section key={vista ?? ''} className="veiculo-posicao">
            <h2>{vista === null ? P.semPosicao : ROTULOS_VISTA[vista]}</h2>
            <ul className="veiculo-fotos">
              {fotos.map((foto) => (
                <Foto key={foto.uid} {...{ foto, enderecos }} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Lido>
  );
}

function Foto({ foto, enderecos }: { foto: FotoDoVeiculo; enderecos: Enderecos }) {
  const { inteira, pequena } = enderecos.get(foto.uid) ?? { inteira: null, pequena: null };
  return (
    <li data-repetida={foto.repete.length > 0 || undefined}>
      {inteira && pequena ? (
        <a href={inteira} target="_blank" rel="noopener noreferrer">
          <img src={pequena} alt={nomeDa(foto)} width={240} height={180} loading="lazy" />
        </a>
      ) : (
        <span className="quieto">{P.naoAbre}</span>
      )}
      <small>{deOnde(foto)}</small>
      {foto.repete.length > 0 && (
        <small className="veiculo-repetida">
          <Icone nome="copy" tamanho={14} />
          {P.repetida(foto.repete.map((outra) => nomeDa(outra)).join('; '))}
        </small>
      )}
    </li>
  );
}

type DeUma = Omit<FotoDoVeiculo, 'repete'>;

function deOnde({ momento, estadia }: DeUma): string {
  const quando = momento === 'SAIDA' ? (estadia.diaFim ?? estadia.diaInicio) : estadia.diaInicio;
  return P.daEstadia(ROTULOS_MOMENTO[momento], estadia.patioNome, quando ? formatarData(quando) : '').replace(
    /, $/,
    '',
  );
}

const nomeDa = (foto: DeUma): string =>
  `${foto.vista === null ? P.semPosicao : ROTULOS_VISTA[foto.vista]} (${deOnde(foto)})`;
