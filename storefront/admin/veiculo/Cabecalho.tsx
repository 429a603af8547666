import { diasDesde } from '@martelo/shared/estoque-preparo';
import { useQuery } from '@tanstack/react-query';
import { noSite } from '../../src/cliente/anexo.ts';
import { ADMIN_REGISTRO } from '../../src/palavras/admin-registro.ts';
import { ADMIN_VEICULO as P } from '../../src/palavras/admin-veiculo.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { fotosDaEstadia } from '../partes/fotos-da-estadia.ts';
import { Acoes } from '../registro/Acoes.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Valor } from '../valor/Valor.tsx';
import { ASeguir } from './ASeguir.tsx';
import { type Estadia, type PropsDaAba, useEstadias } from './veiculo.ts';

/** Which vehicle it is, where it stands, since when, and what is done next about it. */
export function Cabecalho({
  recurso,
  veiculo,
  lerDeNovo,
  titulo,
  pedirInteiros,
}: PropsDaAba & { titulo: string; pedirInteiros: (() => void) | null }) {
  const dizer = useDizer();
  const lidas = useEstadias(veiculo);
  const estadias = lidas.data?.itens ?? [];
  const aqui = estadias.find(({ situacao }) => situacao === 'ABERTA' || situacao === 'EM_SAIDA');
  const situacao = recurso.campos.find(({ campo }) => campo === 'situacao');
  const patio = recurso.campos.find(({ campo }) => campo === 'patioId');
  const temInteiros = recurso.campos.some(({ inteiro }) => inteiro);
  // Its tabs have the rest of what is done with it.
  const soRemove = { ...recurso, acoes: [] };
  return (
    <header className="veiculo-topo">
      <Retrato nome={titulo} estadia={estadias.find(temEntrada)} />
      <div className="veiculo-quem">
        <p className="veiculo-placa" data-sem={veiculo.placa ? undefined : true}>
          {veiculo.placa ?? P.semPlaca}
        </p>
        <div className="veiculo-nome">
          <h1>{titulo}</h1>
          <span className="quieto">{ADMIN_REGISTRO.numero(veiculo.id)}</span>
          {situacao && <Valor campo={situacao} valor={veiculo.situacao} />}
        </div>
        <ul className="fatos-em-linha">
          <li>
            <Icone nome="map-pin" tamanho={16} />
            {aqui
              ? [aqui.patioNome, aqui.vaga && P.naVaga(aqui.vaga)].filter(Boolean).join(', ')
              : !veiculo.patioId
                ? P.emNenhum
                : patio &&
                  !lidas.isFetching && <Valor campo={{ ...patio, ref: 'patio' }} valor={veiculo.patioId} />}
          </li>
          {veiculo.noPatioDesde && (
            <li>
              <Icone nome="clock" tamanho={16} />
              {P.diasNoPatio(diasDesde(veiculo.noPatioDesde, Date.now()))}
            </li>
          )}
        </ul>
        <ASeguir veiculo={veiculo} />
      </div>
      <div className="registro-acoes">
        {temInteiros && pedirInteiros && (
          <Botao icone="eye" title={ADMIN_REGISTRO.porInteiroExplica} onClick={pedirInteiros}>
            {ADMIN_REGISTRO.porInteiro}
          </Botao>
        )}
        <Acoes
          {...{ titulo }}
          recurso={soRemove}
          registro={veiculo}
          aoMudar={lerDeNovo}
          aoEsperar={({ message }) => dizer(message)}
        />
      </div>
    </header>
  );
}

const daEntrada = ({ fotos }: Pick<Estadia, 'fotos'>) => {
  const suas = fotos.filter(({ momento }) => momento === 'ENTRADA');
  return suas.find(({ vista }) => vista?.startsWith('FRENTE')) ?? suas[0];
};
const temEntrada = (estadia: Estadia): boolean => daEntrada(estadia) !== undefined;

/** How it looked as it last came. */
function Retrato({ nome, estadia }: { nome: string; estadia: Estadia | undefined }) {
  const { data } = useQuery({
    ...fotosDaEstadia(estadia ?? { uid: '', revisao: 0 }),
    enabled: estadia !== undefined,
  });
  const qual = estadia && daEntrada(estadia)?.uid;
  const foto = data?.itens.find(({ uid }) => uid === qual);
  const endereco = noSite(foto?.miniatura ?? foto?.endereco ?? null);
  return (
    <div className="veiculo-retrato">
      {endereco ? (
        <img src={endereco} alt={P.fotoDe(nome)} width={200} height={150} />
      ) : (
        <>
          <Icone nome="camera" tamanho={28} traco={1.5} />
          <small>{P.semFoto}</small>
        </>
      )}
    </div>
  );
}
