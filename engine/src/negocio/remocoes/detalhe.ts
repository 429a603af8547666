import { mascararTelefone } from '@martelo/shared/documentos';
import { QUEM_CUIDA_DE_REMOCOES } from '@martelo/shared/papeis';
import { tem } from '../../api/recurso/politica.ts';
import type { ServicosDaEstadia } from '../../casa/estadia.ts';
import { LOCAIS_REMOCAO } from '../../casa/local-remocao.ts';
import { MOTORISTAS } from '../../casa/motorista.ts';
import { PATIOS } from '../../casa/patio.ts';
import type { DetalheDaRemocao, Remocao } from '../../casa/remocao.ts';
import { TRANSPORTADORAS } from '../../casa/transportadora.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Acesso, Registros } from '../../records/records.ts';

/** Those whom a removal names, as the spec's fields are: people's numbers whole to who sends them and to who is sent, and masked to the rest. */
export async function detalheDaRemocao(
  { registros, estadias }: { registros: Registros; estadias: Pick<ServicosDaEstadia, 'estadiaDaRemocao'> },
  doc: Remocao,
  acesso: Acesso,
  nomeDoUsuario: (uid: string) => Promise<string>,
): Promise<DetalheDaRemocao> {
  const inteiro = acesso.tipo === 'externo' || tem(acesso, QUEM_CUIDA_DE_REMOCOES);
  const telefone = (numero: string | undefined) =>
    numero === undefined ? null : inteiro ? numero : mascararTelefone(numero);
  const [transportadora, motorista, patio, local, estadia] = await Promise.all([
    doc.transportadoraId && registros.colecao(TRANSPORTADORAS).obterPor(SISTEMA, 'id', doc.transportadoraId),
    doc.motoristaId && registros.colecao(MOTORISTAS).obterPor(SISTEMA, 'id', doc.motoristaId),
    registros.colecao(PATIOS).obterPor(SISTEMA, 'id', doc.patioId),
    registros.colecao(LOCAIS_REMOCAO).obterPor(SISTEMA, 'id', doc.localRemocaoId),
    estadias.estadiaDaRemocao(doc.uid),
  ]);
  // Many lines, few people.
  const nomes = new Map<string, Promise<string>>();
  const nome = (uid: string): Promise<string> => {
    const achado = nomes.get(uid) ?? nomeDoUsuario(uid);
    nomes.set(uid, achado);
    return achado;
  };
  return {
    transportadora: transportadora
      ? { id: transportadora.id, nome: transportadora.nome, telefone: transportadora.telefone }
      : null,
    motorista: motorista
      ? { id: motorista.id, nome: motorista.nome, telefone: telefone(motorista.telefone) }
      : null,
    patio: patio && {
      id: patio.id,
      nome: patio.nome,
      endereco: `${patio.endereco}, ${patio.cidade}/${patio.estadoUf}`,
    },
    localRemocao: local && {
      ...{
        id: local.id,
        nome: local.nome,
        endereco: local.endereco,
        cidade: local.cidade,
        estadoUf: local.estadoUf,
      },
      ...{ contatoNome: local.contatoNome ?? null, contatoTelefone: telefone(local.contatoTelefone) },
    },
    caminho: await Promise.all(
      doc.eventos
        .toReversed()
        .map(async ({ codigo, instante, texto, por }) => ({ codigo, instante, texto, por: await nome(por) })),
    ),
    veiculo: doc.veiUid && { id: doc.veiculoId, uid: doc.veiUid, nome: doc.veiculoNome, placa: doc.placa },
    estadia: estadia && {
      ...{ uid: estadia.uid, situacao: estadia.situacao },
      ...{ entradaInicio: estadia.entradaInicio, entradaFim: estadia.entradaFim },
    },
  } as DetalheDaRemocao;
}
