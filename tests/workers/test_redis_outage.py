"""While Redis stops and restarts, settlements continue and workers register again."""

from pathlib import Path

from service.messaging.job_queue import JobRequest, enqueue
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.servers.redis import RedisServer
from tests.workers.worker_environment import WorkerEnvironment


def test_pending_settlements_are_made_while_redis_restarts(
    database: str, mortal_redis: RedisServer, tmp_path: Path
) -> None:
    redis = mortal_redis
    redis.kill()
    with open_store(database, EventCodec()) as store:
        environment = WorkerEnvironment(store, database, redis, tmp_path)
        before = environment.open_with_draw(environment.handler_without_queue)
        with environment.run_worker() as worker:
            worker.until(lambda: not environment.owes_settlement(before))
            redis.start()
            worker.until(lambda: environment.count_workers() == 3)
            rung = environment.open_with_draw(environment.handler_without_queue)
            with redis.client() as client:
                enqueue(JobRequest("settle", rung, 2), client)
            worker.until(
                lambda: (
                    not environment.owes_settlement(rung)
                    and environment.jobs("waits", "runs") == []
                )
            )
            redis.kill()
            swept = environment.open_with_draw(environment.handler_without_queue)
            worker.until(lambda: not environment.owes_settlement(swept))
            redis.start()
            worker.until(lambda: environment.count_workers() == 3)
            redis.kill()
            assert worker.stop() == 0
        assert [environment.count_settlements(session) for session in (before, rung, swept)] == [
            1,
            1,
            1,
        ]
        assert worker.log.count("Redis is down: the sweeper") <= 2 * 3
        assert "Traceback" not in worker.log
